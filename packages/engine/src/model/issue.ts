/** Codes of trouble that costs a page or a value, not the document. */
export type IssueCode =
  | 'page_unreadable'
  | 'page_timed_out'
  | 'page_not_read'
  | 'ocr_unavailable'
  | 'language_unavailable'
  | 'low_quality_scan'
  | 'page_was_turned'
  | 'photo_flattened'
  | 'sheet_of_photo'
  | 'handwriting_not_read'
  | 'attachment_skipped'
  | 'content_truncated'
  | 'partly_damaged'
  | 'external_content_ignored'
  | 'second_reader_used'
  | 'model_unavailable'
  | 'model_budget_spent'
  | 'model_quote_not_printed'
  | 'model_rows_left'
  | 'model_pictures_unread'
  | 'rows_may_be_missing'
  | 'several_documents';

/** Expected trouble with a part of a document. A result with an error issue is never "succeeded". */
export interface Issue {
  code: IssueCode;
  severity: 'error' | 'warning' | 'info';
  /** From 1; null where it concerns the whole document. */
  pageNumber: number | null;
  /** A sentence for the user: what happened, to which page, what to do. */
  message: string;
  /** For us: what lies behind it. Never document text. */
  cause?: string;
}
