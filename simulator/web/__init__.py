"""The console in a browser: `make web` fills build/web with a page that needs nothing else.

console/    what runs on MicroPython compiled to WebAssembly: a board whose parts are the page's
page/       the page: JavaScript, a style sheet, and the service worker that makes it work offline
words/      what the page itself says, in every language
build.py    puts them together with the console's own sources and the drawings of the boards
"""
