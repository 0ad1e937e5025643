"""The characters the recogniser can write, in the order of its classes; class 0 is the blank of CTC."""

ASCII = "".join(chr(code) for code in range(33, 127))
LETTERS = "ÄÖÜäöüßàâæçèéêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛŸáíóúñÁÍÓÚÑìòÌÒãõÃÕĳąćęłńśźżĄĆĘŁŃŚŹŻ"
SIGNS = "€£¥§°²³½¼«»„“”‚‘’–—•…™®©×±·¿¡ªº"

CHARACTERS = list(dict.fromkeys(" " + ASCII + LETTERS + SIGNS))
CLASS_OF = {character: index + 1 for index, character in enumerate(CHARACTERS)}
CLASSES = len(CHARACTERS) + 1
