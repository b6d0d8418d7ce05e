"""The first lesson of pebbles in Hungarian: for each step its title and its text."""

TEXTS = {
    "heap": ("A kupac", "Vegyél el egyet, kettőt vagy hármat. Mindegyik egy pont."),
    "take": ("Te jössz", "Vegyél el hármat."),
    "left": ("Kevesebb", "A gép egyet vett el. Most vegyél el kettőt."),
    "alone": ("Most te", "Aki az utolsót veszi el, három ponttal többet kap."),
    "last": ("Vége", "Az utolsó kavics négyet ért."),
}
