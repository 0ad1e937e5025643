/** What the network can write, in the order of its classes from 1: that of lab/recogniser/charset.py. */
export const CHARACTERS: readonly string[] = [
  ...' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ÄÖÜäöüßàâæçèéêëîïôœùûÿÀÂÆÇÈÉÊËÎÏÔŒÙÛŸáíóúñÁÍÓÚÑìòÌÒãõÃÕĳąćęłńśźżĄĆĘŁŃŚŹŻ€£¥§°²³½¼«»„“”‚‘’–—•…™®©×±·¿¡ªº',
];
