/** Where in the given text something was found: `text.slice(from, to)`. */
export interface TextSpan {
  from: number;
  to: number;
}
