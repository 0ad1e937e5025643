/**
 * The words of a variable name as a person would print them: "invoiceNumber", "invoice_number" and "InvoiceNumber" are
 * "invoice number"; "included2004" is "included 2004"; a label typed as it is printed stays as it is.
 */
export function splitName(name: string): string {
  return name
    .replace(/[_\-./]+/g, ' ')
    .replace(/(?<=\p{Ll}|\d)(?=\p{Lu}\p{Ll})|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/(?<=\p{L})(?=\d{4}(?!\d))|(?<=\d{4})(?=\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=\p{Ll}) S$/u, '(s)')
    .toLowerCase();
}

/** "field 3", "Spalte 12", "value", "x1": a name that says nothing about the value. */
export const isOpaqueName = (name: string): boolean =>
  /^(?:(?:field|column|col|spalte|feld|wert|value|var|variable|item|entity|attribute|attr|champ|colonne|campo|columna|colonna|coluna|veld|kolom|pole|kolumna|[a-z])\s*\d{0,4}|\d+)$/i.test(
    splitName(name),
  );
