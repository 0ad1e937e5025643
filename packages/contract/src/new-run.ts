import { z } from 'zod/mini';
import { isLongerThan } from './count-characters.ts';
import { isPlainJson } from './plain-json.ts';
import { plainText } from './plain-text.ts';
import { rowMode } from './run.ts';
import { clientTemplate, modelUses } from './template-file.ts';

/** Characters of a run's name, and of a file's: what a list can show, and what file systems hold. */
export const MAX_RUN_NAME_CHARACTERS = 200;
const MAX_FILE_NAME_CHARACTERS = 500;

/** A body of JSON carries its documents as text and lies in memory whole; larger ones come as form data, which is read as it comes. */
export const JSON_BYTES = 16 * 1024 * 1024;

/** Documents fetched for one request, which has a minute. */
const MAX_URLS = 20;
const MAX_URL_CHARACTERS = 2_000;

const fileName = plainText.check(
  z.minLength(1, 'A document needs a file_name'),
  z.refine((name) => !isLongerThan(name, MAX_FILE_NAME_CHARACTERS), `A file_name cannot exceed ${MAX_FILE_NAME_CHARACTERS} characters`),
);

export const givenTemplate = clientTemplate.check(
  z.refine((template) => isPlainJson(template), 'The template holds something that cannot be kept'),
);

/** In form data each file is a document, and `template` is JSON. */
const givenDocuments = z._default(z.array(z.object({ file_name: fileName, content: z.base64('content is base64') })), []);

/** Uploads that have come whole (`createUpload`); in form data `uploads` is JSON. */
const givenUploads = z._default(z.array(z.uuid('uploads are ids of uploads')), []);

/** Documents that lie where the operator allows documents to be fetched from; in form data `urls` is JSON. Without a `file_name` the address says it. */
const givenUrls = z._default(
  z
    .array(
      z.object({
        url: z.url({ protocol: /^https?$/, error: 'A url begins with https://' }).check(z.maxLength(MAX_URL_CHARACTERS)),
        file_name: z.optional(fileName),
      }),
    )
    .check(z.maxLength(MAX_URLS, `At most ${MAX_URLS} documents are fetched for one request`)),
  [],
);

/** Where the documents of a request come from, in any mixture. */
export const givenSources = { documents: givenDocuments, uploads: givenUploads, urls: givenUrls };

/** How it fails where what was given is not to be had. */
export const SOURCES_FAIL = ['upload_not_found', 'upload_unfinished', 'url_refused'] as const;

export const newRun = z
  .object({
    template: z.optional(givenTemplate),
    template_id: z.optional(z.string()),
    row_mode: z._default(rowMode, 'auto'),
    /** Left out: as the template says, where it says something and the operator has a language model; else built-in. */
    model_mode: z.optional(modelUses),
    name: z._default(
      plainText.check(
        z.trim(),
        z.refine(
          (name) => !isLongerThan(name, MAX_RUN_NAME_CHARACTERS),
          `A run's name cannot exceed ${MAX_RUN_NAME_CHARACTERS} characters`,
        ),
      ),
      '',
    ),
    ...givenSources,
  })
  .check(
    z.refine(
      ({ template, template_id }) => (template === undefined) !== (template_id === undefined),
      'A run needs a template or a template_id, not both',
    ),
  );
