import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cellTexts, readFlow } from '../read-pages.test-fixture.ts';
import { mail, multipart } from './mail.test-fixture.ts';

const read = (bytes: Uint8Array) => readFlow(bytes, 'a.eml');
const base64 = (text: string): string => btoa(String.fromCharCode(...strToU8(text)));
const FROM = 'From: "Lee, Ann" <ann@example.com>';

describe('openMail', () => {
  it('gives headers decoded, one paragraph each, in the order mail programs show them', async () => {
    const { paragraphs } = await read(
      mail(
        'Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=',
        ' and more',
        'Received: from x',
        'Date: Mon, 6 Jun 2005 22:21:22 +0200',
        'To: =?iso-8859-1?Q?M=FCller?= <m@example.com>,',
        ' b@example.com',
        FROM,
        'Message-Id: <1@x>',
        '',
        'Hello',
      ),
    );
    expect(paragraphs.filter(({ place }) => place.kind === 'mail-header').map(({ text, place }) => [place, text])).toEqual([
      [{ kind: 'mail-header', name: 'From' }, 'From: Lee, Ann <ann@example.com>'],
      [{ kind: 'mail-header', name: 'To' }, 'To: Müller <m@example.com>, b@example.com'],
      [{ kind: 'mail-header', name: 'Date' }, 'Date: Mon, 6 Jun 2005 22:21:22 +0200'],
      [{ kind: 'mail-header', name: 'Subject' }, 'Subject: Grüße and more'],
      [{ kind: 'mail-header', name: 'Message-ID' }, 'Message-ID: <1@x>'],
    ]);
  });

  it('reads text in every transfer encoding and character set', async () => {
    const body = async (header: string, text: string | Uint8Array) => {
      const head = strToU8(`${FROM}\r\n${header}\r\n\r\n`);
      const bytes = typeof text === 'string' ? strToU8(text) : text;
      return (await read(Uint8Array.from([...head, ...bytes]))).paragraphs
        .filter(({ place }) => place.kind === 'line')
        .map(({ text: line }) => line);
    };
    expect(
      await body('Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable', 'Gr=C3=BC=\r\n=C3=9Fe =3D 5=zz'),
    ).toEqual(['Grüße = 5=zz']);
    expect(
      await body(
        'Content-Type: text/plain; charset="utf-8"\r\nContent-Transfer-Encoding: BASE64',
        `${base64('Grüße').slice(0, 4)}\r\n${base64('Grüße').slice(4)}`,
      ),
    ).toEqual(['Grüße']);
    expect(await body('Content-Type: text/plain; charset=iso-8859-1', Uint8Array.from([0x47, 0xfc]))).toEqual(['Gü']);
    expect(await body('Content-Type: text/plain; charset=windows-1252', Uint8Array.from([0x80, 0xe8]))).toEqual(['€è']);
    expect(await body('Content-Type: text/plain; charset=x-unknown', Uint8Array.from([0x4d, 0xfc, 0x6c]))).toEqual(['Mül']);
    expect(await body('Content-Type: text/plain; format=flowed', 'one \r\nline\r\ntwo')).toEqual(['one line', 'two']);
  });

  it('prefers the plain form, unless it says less', async () => {
    const alternative = (plain: string, html: string) =>
      read(
        multipart(
          [FROM],
          [
            ['Content-Type: text/plain', '', plain],
            ['Content-Type: text/html', '', html],
          ],
          'alternative',
        ),
      );
    expect((await alternative('Hello Ann', '<p>Hello <b>Ann</b></p>')).texts.slice(1)).toEqual(['Hello Ann']);
    expect((await alternative('', '<p>Hello</p>')).texts.slice(1)).toEqual(['Hello']);
    expect((await alternative('Open in a browser', `<p>${'Much more text. '.repeat(20)}</p>`)).texts[1]).toMatch(/^Much more/);
    const order = await alternative('Item Qty Price Pen 1 2 and so on', '<table><tr><th>Item<th>Qty<th>Price<tr><td>Pen<td>1<td>2</table>');
    expect(order.tables.map(cellTexts)).toEqual([
      [
        ['Item', 'Qty', 'Price'],
        ['Pen', '1', '2'],
      ],
    ]);
  });

  it('names what a person calls an attachment, and nothing else', async () => {
    const { attachments, texts } = await read(
      multipart(
        [FROM],
        [
          ['Content-Type: text/plain; charset=utf-8', 'Content-Disposition: inline', '', 'See attached'],
          ['Content-Type: application/pdf; name="other.pdf"', 'Content-Disposition: attachment; filename="invoice.pdf"', '', '%PDF'],
          [
            'Content-Type: application/pdf',
            "Content-Disposition: attachment; filename*0*=utf-8''Rech%C3%BC; filename*1=nung.pdf",
            '',
            '%PDF',
          ],
          ['Content-Type: image/png; name="=?utf-8?Q?Fotogr=C3=A4fie.png?="', 'Content-Disposition: inline', '', 'x'],
          ['Content-Type: image/png; name="logo.png"', 'Content-ID: <logo>', 'Content-Disposition: inline', '', 'x'],
          ['Content-Type: application/pgp-signature; name="signature.asc"', '', 'x'],
          ['Content-Type: message/rfc822', '', 'Subject: inner', '', 'inner text'],
          ['Content-Type: application/pdf', '', '%PDF'],
          ['Content-Type: application/octet-stream; name="..\\\\..\\\\evil\u202etxt.exe"', '', 'x'],
        ],
      ),
    );
    expect(attachments).toEqual(['invoice.pdf', 'Rechünung.pdf', 'Fotogräfie.png', 'attachment 4.eml', 'attachment 5.pdf', 'eviltxt.exe']);
    expect(texts).toEqual(['From: Lee, Ann <ann@example.com>', 'See attached']);
  });

  it('reads the only text of a mail even where it carries a file name', async () => {
    const { attachments, texts } = await read(multipart([FROM], [['Content-Type: text/plain; name="body.txt"', '', 'The text']]));
    expect([attachments, texts.at(-1)]).toEqual([['body.txt'], 'The text']);
  });

  it('tells of sound and film that they are not read, and that is all', async () => {
    const { attachments, issues } = await read(
      multipart(
        [FROM],
        [
          ['', 'Listen'],
          [
            'Content-Type: audio/mpeg',
            'Content-Transfer-Encoding: base64',
            'Content-Disposition: inline; filename="voice.mp3"',
            '',
            btoa('ID3\x04\0\0\0\0\0\0'),
          ],
        ],
      ),
    );
    expect(attachments).toEqual(['voice.mp3']);
    expect(issues).toEqual([
      {
        code: 'attachment_skipped',
        severity: 'info',
        pageNumber: null,
        message: 'The attachment voice.mp3 is sound or film, which is not read.',
      },
    ]);
  });

  it('says that a mail carries nothing with an empty list', async () => {
    expect((await read(mail(FROM, '', 'Hello'))).attachments).toEqual([]);
  });

  it('is one page', async () => {
    expect((await read(mail(FROM, '', 'x'.repeat(10_000)))).pageCount).toBe(1);
  });

  it('forgives what mail programs get wrong', async () => {
    expect((await read(mail('From x@example.com Mon Jan  1 00:00:00 2024', FROM, '', 'after a mailbox line'))).texts.at(-1)).toBe(
      'after a mailbox line',
    );
    expect((await read(mail(FROM, 'no header and no blank line'))).texts.at(-1)).toBe('no header and no blank line');
    expect((await read(mail(FROM, 'Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'never closed'))).texts.at(-1)).toBe(
      'never closed',
    );
    expect((await read(mail(FROM, 'Content-Type: multipart/mixed', '', 'no boundary'))).texts.at(-1)).toBe('no boundary');
    expect(
      (
        await read(mail(FROM, 'Content-Type: multipart/mixed; boundary="b"', '', 'preamble', '--b', '', 'one', '--bb', '--b--', 'epilogue'))
      ).texts.slice(1),
    ).toEqual(['one', '--bb']);
    expect((await read(strToU8(`${FROM}\n\nonly line feeds`))).texts.at(-1)).toBe('only line feeds');
  });

  it('keeps a mail whose HTML is nested too deeply, and says so', async () => {
    const { texts, issues } = await read(mail(FROM, 'Content-Type: text/html', '', '<div>'.repeat(600), 'x'));
    expect(texts).toEqual(['From: Lee, Ann <ann@example.com>']);
    expect(issues.map((issue) => issue.code)).toEqual(['partly_damaged']);
  });

  it('refuses what holds nothing', async () => {
    await expect(read(mail('', '', ''))).rejects.toMatchObject({ code: 'file_damaged' });
  });
});
