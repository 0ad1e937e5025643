import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutOrientation } from './without-orientation.ts';

const jpeg = (orientation: number): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#345' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

describe('withoutOrientation', () => {
  it('hides the orientation from a decoder and leaves the pixels', async () => {
    const hidden = withoutOrientation(await jpeg(6));
    expect((await sharp(hidden).metadata()).orientation).toBeUndefined();
    expect(await sharp(hidden).raw().toBuffer()).toEqual(
      await sharp(await jpeg(6))
        .raw()
        .toBuffer(),
    );
  });

  it('ends on bytes that are no JPEG', () => {
    expect(withoutOrientation(new Uint8Array(40).fill(0xff))).toHaveLength(40);
  });
});
