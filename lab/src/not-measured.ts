/** A part of the bench was begun and could not be measured; the message says why and ends without a full stop. */
export class NotMeasured extends Error {
  override readonly name = 'NotMeasured';
}
