interface ApiExample {
  title: string;
  text: string;
  /** For a shell, in a folder with a template and a document; a test runs each. */
  shell: string;
}

/** What the page of the API shows. `SHEETLIFT_URL` is where the server answers, `SHEETLIFT_API_KEY` a key of every scope. */
export const API_EXAMPLES: readonly ApiExample[] = [
  {
    title: 'One small file, one call',
    text: 'Sends a document and waits for its rows, 45 seconds at most.',
    shell: `curl --silent --fail-with-body "$SHEETLIFT_URL/api/v1/extract?format=csv" \\
  --header "Authorization: Bearer $SHEETLIFT_API_KEY" \\
  --form "template=<template.json" \\
  --form "file=@invoice.pdf"`,
  },
  {
    title: 'A run, followed to its end',
    text: 'Starts a run, once even if it is sent again, follows it by server-sent events, and fetches its rows as a workbook.',
    shell: `RUN=$(curl --silent --fail-with-body "$SHEETLIFT_URL/api/v1/runs" \\
  --header "Authorization: Bearer $SHEETLIFT_API_KEY" \\
  --header "Idempotency-Key: invoices of the 23rd" \\
  --form "template=<template.json" \\
  --form "file=@invoice.pdf" | sed -E 's/^\\{"id":"([^"]+)".*/\\1/')
curl --silent --no-buffer "$SHEETLIFT_URL/api/v1/runs/$RUN/events" \\
  --header "Authorization: Bearer $SHEETLIFT_API_KEY" > events.txt
curl --silent --fail-with-body "$SHEETLIFT_URL/api/v1/runs/$RUN/rows?format=xlsx" \\
  --header "Authorization: Bearer $SHEETLIFT_API_KEY" --output rows.xlsx`,
  },
  {
    title: 'An address to refresh from',
    text: 'The rows of all runs of a template, under an address that stays the same. The key may be the password of basic authentication, under any name, as spreadsheets send it.',
    shell: `curl --silent --fail-with-body "$SHEETLIFT_URL/api/v1/extract" \\
  --header "Authorization: Bearer $SHEETLIFT_API_KEY" \\
  --form "template=<template.json" \\
  --form "file=@invoice.pdf" > rows.json
curl --silent --fail-with-body "$SHEETLIFT_URL/api/v1/rows?template=Letters&format=csv" \\
  --user "key:$SHEETLIFT_API_KEY"`,
  },
  {
    title: 'A template, with what it learned',
    text: 'Keeps a template in the account, has a run find by it, and fetches it as a template file, with what was learned under it at the desk or elsewhere: "sheetlift extract --template letters.json" finds by that too.',
    shell: `TEMPLATE=$(curl --silent --fail-with-body "$SHEETLIFT_URL/api/v1/templates" \\
  --header "Authorization: Bearer $SHEETLIFT_API_KEY" \\
  --header "Content-Type: application/json" \\
  --data @template.json | sed -E 's/^\\{"id":"([^"]+)".*/\\1/')
curl --silent --fail-with-body "$SHEETLIFT_URL/api/v1/extract?format=csv" \\
  --header "Authorization: Bearer $SHEETLIFT_API_KEY" \\
  --form "template_id=$TEMPLATE" \\
  --form "file=@invoice.pdf"
curl --silent --fail-with-body "$SHEETLIFT_URL/api/v1/templates/$TEMPLATE" \\
  --header "Authorization: Bearer $SHEETLIFT_API_KEY" --output letters.json`,
  },
  {
    title: 'Documents as JSON',
    text: 'For programs that build no forms: documents in base64, 16 MiB in all.',
    shell: `curl --silent --fail-with-body "$SHEETLIFT_URL/api/v1/runs" \\
  --header "Authorization: Bearer $SHEETLIFT_API_KEY" \\
  --header "Content-Type: application/json" \\
  --data "{\\"template\\": $(cat template.json),
    \\"documents\\": [{\\"file_name\\": \\"letter.txt\\", \\"content\\": \\"VG90YWw6IDQyLjUwIEVVUg==\\"}]}"`,
  },
  {
    title: 'Page by page',
    text: 'Lists are pages of at most 100, or of limit; where has_more is true, the next one is asked for with after and the id of the last.',
    shell: `curl --silent --fail-with-body "$SHEETLIFT_URL/api/v1/runs?limit=2" \\
  --header "Authorization: Bearer $SHEETLIFT_API_KEY"`,
  },
  {
    title: 'Told when a run ends',
    text: 'Has an address told, and answers with the secret that signs what it is sent, this once.',
    shell: `curl --silent --fail-with-body "$SHEETLIFT_URL/api/v1/webhooks" \\
  --header "Authorization: Bearer $SHEETLIFT_API_KEY" \\
  --header "Content-Type: application/json" \\
  --data '{"url": "https://example.com/sheetlift", "events": ["run.finished", "run.failed"]}'`,
  },
];
