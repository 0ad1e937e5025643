/**
 * The exports of PDFium's WebAssembly that this reader calls (public/fpdf*.h of the build in `@embedpdf/pdfium`).
 * Handles, pointers, sizes and booleans are all numbers; 0 is null and false.
 */
export interface PdfiumApi {
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(size: number): number;
  free(pointer: number): void;
  PDFiumExt_Init(): void;

  FPDF_LoadMemDocument64(bytes: number, size: number, password: number): number;
  FPDF_CloseDocument(document: number): void;
  /** 1 unknown, 2 file, 3 format, 4 password, 5 security handler, 6 page. */
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: number): number;
  FPDF_DocumentHasValidCrossReferenceTable(document: number): number;
  /** Writes two floats. */
  FPDF_GetPageSizeByIndexF(document: number, index: number, size: number): number;
  /** 0 where the document has no form. */
  FPDF_GetFormType(document: number): number;
  PDFiumExt_OpenFormFillInfo(): number;
  PDFiumExt_CloseFormFillInfo(info: number): void;
  PDFiumExt_InitFormFillEnvironment(document: number, info: number): number;
  PDFiumExt_ExitFormFillEnvironment(form: number): void;

  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  /** Writes FS_RECTF: four floats left, top, right, bottom. */
  FPDF_GetPageBoundingBox(page: number, rect: number): number;
  /** Quarter turns clockwise, 0..3. */
  FPDFPage_GetRotation(page: number): number;
  FPDFPage_SetRotation(page: number, quarterTurns: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;

  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_IsGenerated(text: number, index: number): number;
  FPDFText_HasUnicodeMapError(text: number, index: number): number;
  FPDFText_GetFontSize(text: number, index: number): number;
  FPDFText_GetTextObject(text: number, index: number): number;
  /** Writes FS_MATRIX: six floats. */
  FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  /** Writes FS_RECTF. The cell of the font, not the ink. */
  FPDFText_GetLooseCharBox(text: number, index: number, rect: number): number;
  FPDFTextObj_GetTextRenderMode(object: number): number;
  FPDFTextObj_GetFont(object: number): number;
  FPDFFont_GetBaseFontName(font: number, buffer: number, size: number): number;
  FPDFFont_GetFlags(font: number): number;

  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  /** 1 text, 2 path, 3 image, 4 shading, 5 form. */
  FPDFPageObj_GetType(object: number): number;
  /** Writes four floats. */
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  FPDFPageObj_GetStrokeWidth(object: number, width: number): number;
  /** Writes four unsigned ints R, G, B, A. */
  FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFFormObj_CountObjects(object: number): number;
  FPDFFormObj_GetObject(object: number, index: number): number;
  /** Writes two ints: fill mode (0 none, 1 even-odd, 2 winding) and stroke. */
  FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number;
  FPDFPath_CountSegments(path: number): number;
  FPDFPath_GetPathSegment(path: number, index: number): number;
  /** 0 line, 1 curve, 2 move. */
  FPDFPathSegment_GetType(segment: number): number;
  FPDFPathSegment_GetClose(segment: number): number;
  FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  FPDFPageObj_GetClipPath(object: number): number;
  FPDFClipPath_CountPaths(clip: number): number;
  FPDFClipPath_CountPathSegments(clip: number, path: number): number;
  FPDFClipPath_GetPathSegment(clip: number, path: number, index: number): number;
  FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;

  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_GetAnnot(page: number, index: number): number;
  FPDFPage_CloseAnnot(annotation: number): void;
  /** 2 link, 3 free text, 20 widget. */
  FPDFAnnot_GetSubtype(annotation: number): number;
  FPDFAnnot_GetRect(annotation: number, rect: number): number;
  FPDFAnnot_GetFlags(annotation: number): number;
  FPDFAnnot_GetStringValue(annotation: number, key: number, buffer: number, size: number): number;
  /** Objects that the annotation's own drawing shows. */
  FPDFAnnot_GetObjectCount(annotation: number): number;
  FPDFAnnot_GetObject(annotation: number, index: number): number;
  FPDFAnnot_GetLink(annotation: number): number;
  FPDFLink_GetAction(link: number): number;
  /** 1 go to, 2 remote, 3 URI, 4 launch, 5 embedded. */
  FPDFAction_GetType(action: number): number;
  FPDFAction_GetURIPath(document: number, action: number, buffer: number, size: number): number;
  /** 1 push button, 2 check box, 3 radio button, 4 combo box, 5 list box, 6 text, 7 signature; above: XFA. */
  FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  FPDFAnnot_GetFormFieldFlags(form: number, annotation: number): number;
  FPDFAnnot_GetFormFieldName(form: number, annotation: number, buffer: number, size: number): number;
  FPDFAnnot_GetFormFieldAlternateName(form: number, annotation: number, buffer: number, size: number): number;
  FPDFAnnot_GetFormFieldValue(form: number, annotation: number, buffer: number, size: number): number;
  FPDFAnnot_GetFormFieldExportValue(form: number, annotation: number, buffer: number, size: number): number;
  FPDFAnnot_IsChecked(form: number, annotation: number): number;
  FPDFAnnot_GetFontSize(form: number, annotation: number, size: number): number;
  FPDFAnnot_GetOptionCount(form: number, annotation: number): number;
  FPDFAnnot_GetOptionLabel(form: number, annotation: number, index: number, buffer: number, size: number): number;
  FPDFAnnot_IsOptionSelected(form: number, annotation: number, index: number): number;

  FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, colour: number): number;
  FPDFBitmap_GetBuffer(bitmap: number): number;
  FPDFBitmap_GetStride(bitmap: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  FPDF_FFLDraw(
    form: number,
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  FORM_OnAfterLoadPage(page: number, form: number): void;
  FORM_OnBeforeClosePage(page: number, form: number): void;

  FPDFDoc_GetAttachmentCount(document: number): number;
  FPDFDoc_GetAttachment(document: number, index: number): number;
  FPDFAttachment_GetName(attachment: number, buffer: number, size: number): number;
  /** Writes the size needed to `written`. */
  FPDFAttachment_GetFile(attachment: number, buffer: number, size: number, written: number): number;
}
