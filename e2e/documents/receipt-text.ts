/** What a till prints, as a text file. */
export const RECEIPT_TEXT = `TANSY LANE GROCERS
17 Tansy Lane, Brackenford BK2 4HN
VAT no. GB 318 4402 91

RECEIPT

Date: 18/09/2026
Time: 13:42
Receipt no.: 0087412

Sourdough loaf              3.90
Ground coffee 250 g        10.90
Oat milk 1 l                7.80

Subtotal                   22.60
VAT                         3.77
TOTAL EUR                  22.60
Paid by card               22.60

Thank you for shopping local
`;
