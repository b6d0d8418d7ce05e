"""The first lesson of pebbles in Dutch: for each step its title and its text."""

TEXTS = {
    "heap": ("De hoop", "Neem een, twee of drie van deze kiezels. Elke is een punt."),
    "take": ("Jouw beurt", "Neem er drie."),
    "left": ("Minder", "De computer nam er een. Neem er nu twee."),
    "alone": ("Nu jij", "Wie de laatste neemt, krijgt drie punten extra."),
    "last": ("Het einde", "De laatste kiezel telde vier."),
}
