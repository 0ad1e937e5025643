export const HELP = `sheetlift: documents in, spreadsheet rows out

  sheetlift extract FILES... --template T.json [options]
      Reads the files and writes one sheet of rows, with a Sources sheet that shows where each value was read.
      FILES may be PDF, JPEG, PNG, WebP, BMP, GIF, TIFF, HEIC, DOCX, XLSX, CSV, HTML, EML, TXT, e-invoice XML, or ZIP of these.

      --template T.json    what to look for (see below)
      --rows MODE          auto (default), document: one row a document, item: one row a line item
      --format FORMAT      xlsx, csv, tsv, json; default: what FILE ends with, else xlsx
      -o, --output FILE    where to write; default: standard output
      --remarks            CSV: a last column that says of each row which cells are blank, break a rule or can be read in two ways, and why; XLSX and JSON say it anyway
      --pages 1-3,7        read only these pages of each file
      --password P         opens locked PDFs
      --embedded on|off    use e-invoice data embedded in PDFs (default on)
      --jobs N             documents read at the same time (default 1)
      --time SECONDS       time for one document (default 50); a scanned page takes some seconds. Pages left when time
                           is over are named, their cells say so

      --model VENDOR/NAME  also ask a language model, which points at places and never gives a value:
                           ollama/NAME, lmstudio/NAME, or with a key in the environment openai/NAME (OPENAI_API_KEY),
                           anthropic/NAME (ANTHROPIC_API_KEY), google/NAME (GEMINI_API_KEY); compatible/NAME asks the
                           server at MODEL_BASE_URL (MODEL_API_KEY). What it is asked about leaves this machine, but for
                           servers on it
      --model-mode MODE    both: only what is not sure, with only the lines needed; model: everything; built-in: nothing.
                           For all documents, whatever the template says in "modelMode"; both where neither says anything
      --model-tokens N, --model-money N --model-price IN/OUT
                           bounds of the run; the price is that of a million tokens
      --model-pictures     the model sees pictures: it is also shown those of words that are hard to read, and may choose among
                           their readings
      --model-cache DIR    keeps answers: the same documents, template and model give the same rows again

      --server URL         have a Sheetlift server read the files (they are sent there), with the key in SHEETLIFT_API_KEY;
                           large ones go in pieces, and go on where they stopped when the line breaks or the same command is
                           given again within a day; --model-mode says whether it asks its operator's language model, where
                           there is one

  sheetlift read FILE --json [--password P] [--pages 1-3,7] [--time SECONDS]
      Prints the words of each page with their places:
      {pageCount, pages: [{pageNumber, widthPt, heightPt, words: [{text, box, origin, confidence}]}], issues}
      Boxes are in points from the top left; null where the format has no positions (Word, mail, ...).
      A file that cannot be read prints {"code", "message"} on standard error and ends with exit code 2.

  sheetlift watch FOLDER --template T.json --out FILE.xlsx [options]
      Puts the rows of files that come into the folder below those of a workbook, until it is stopped (Ctrl-C). A file whose rows are
      there adds nothing, under any name, also after a restart (FILE.xlsx.watched.json remembers). A workbook that is there keeps all
      else as it is: rows go to the first sheet with a row that names the fields, with "Document" and "To check" where it has such
      columns. While it is open elsewhere rows wait. Files in folders below are not looked at. In the place of a folder a mailbox may
      stand, imaps://USER@HOST/INBOX with its password in IMAP_PASSWORD: its mails and what is attached to them. Nothing in it is changed.

      --rows MODE          auto (default), document, item
      --rest SECONDS       a file is whole when nobody wrote to it for so long (default 3)
      --since DATE         of a mailbox: mails from this day on (default: of the last 7 days)
      --time SECONDS       time for one document (default 50)
      --once               takes what is there and ends
      --model VENDOR/NAME  and what goes with it, as for extract; bounds are those of all files until it is stopped. A file that a
                           stop kept from being asked about is taken at the next start

  sheetlift teach T.json --document FILE --row ROW.json [--password P]
      Says what a document holds: ROW.json is {"Total": "12.50", "Paid": null}, values as one would type them, null where the document
      does not say it. The template file carries what is learned of that, and extract and watch read later documents of the layout
      accordingly. Teaching a document again takes the place of what was taught of it before.

  sheetlift mcp [--templates FOLDER]
      For assistants: speaks the Model Context Protocol on standard input and output. They can list the templates of the folder (this
      one unless given) and have documents read by them, each value with the place it was read from. Nothing is written.

  sheetlift bench CASES_DIR --out PRED_DIR [--jobs N] [--set S] [--embedded off] [--cache DIR]
      Reads every CASES_DIR/<set>/<id>/document.* and writes PRED_DIR/<set>/<id>.json with rows and, under "cells",
      state, confidence, evidence and derivation of each. --cache keeps what was read between runs.

A template is a JSON file:

  {"name": "Invoice", "description": "Supplier invoices",
   "entities": [
     {"variableName": "invoiceNumber", "description": "Number of the invoice", "type": "text"},
     {"variableName": "dueDate", "description": "Date by which it must be paid (YYYY-MM-DD)", "type": "text"},
     {"variableName": "total", "description": "Total including tax", "type": "number"},
     {"variableName": "kind", "description": "Kind of document", "type": "enum", "enumValues": ["invoice", "credit note"]},
     {"variableName": "paid", "description": "Is it marked as paid?", "type": "yes/no"}]}

  "One row per ..." in its description asks for one row an item.

A field may have rules; a cell that breaks one is marked "to check" in the workbook and in JSON, with the reason:

  "rules": {"required": true}                                a blank is to check
  "rules": {"unique": true}                                  in one document of the run only; {"unique": "supplier"}: of that supplier
  "rules": {"pattern": "RE-9999"}                            9 a figure, A a letter, X either, ? any, * any run, + again, ( ) or not, | or
  "rules": {"date": "DD.MM.YYYY", "from": "2026-01-01", "to": "2026-12-31", "notBefore": "invoiceDate"}
  "rules": {"from": 0, "to": 10000, "check": "net + tax = total"}
  "rules": {"check": "previous balance + amount = balance"}  of the row above
  "rules": {"oneOf": ["ACME GmbH", "Globex AG"]}             the nearest entry is offered

Progress goes to standard error, results to standard output or -o.
Exit codes: 0 done; 1 wrong command line or template; 2 a document could not be read (the others were written);
3 everything was read but for some pages.
`;
