import { concept } from './concept.ts';

/** Mail headers, memos and fax covers. */
export const MAIL = [
  concept('sender-name', 'party', {
    labels:
      'from, sender, sender name, von, Absender, de, expéditeur, remitente, da, mittente, remetente, van, afzender, od, nadawca, message from, written by',
    asked: 'name of the sender, who sent it, who sent the message, who the letter is from, author of the message',
    rivals: 'recipient-name cc',
    role: 'issuer',
  }),
  concept('sender-email', 'email', {
    labels: 'from, sender email, from email, from address, sender address',
    asked: 'e-mail address of the sender, email of the sender, sender mail',
    rivals: 'recipient-email cc',
    role: 'issuer',
  }),
  concept('recipient-name', 'party', {
    labels:
      'to, recipient, recipient name, an, Empfänger, à, destinataire, para, destinatario, a, destinatário, aan, geadresseerde, do, odbiorca, adresat, addressee, attention, attn',
    asked: 'name of the recipient, who it is addressed to, to whom it was sent',
    rivals: 'sender-name cc',
    role: 'recipient',
  }),
  concept('recipient-email', 'email', {
    labels: 'to, recipient email, to email, to address, recipient address',
    asked: 'e-mail address of the recipient, email of the recipient, address it was sent to',
    rivals: 'sender-email cc',
    role: 'recipient',
  }),
  concept('cc', 'email', {
    labels:
      'cc, carbon copy, copy to, copies to, Kopie, Kopie an, c.c., copie, copie à, con copia, p.c., per conoscenza, cópia, kopie aan, do wiadomości, DW',
    asked: 'who got a copy, addresses in copy',
    rivals: 'recipient-email recipient-name',
  }),
  concept('subject', 'title', {
    labels:
      'subject, subject line, re, regarding, Betreff, Betr, objet, sujet, concerne, asunto, oggetto, assunto, onderwerp, betreft, temat, dotyczy',
    asked: 'subject of the mail, subject of the message, subject of the letter, what it is about',
    rivals: 'sender-name recipient-name',
  }),
  concept('sent-date', 'date', {
    labels:
      "date, sent, date sent, sent on, Gesendet, gesendet am, Datum, envoyé, envoyé le, date d'envoi, fecha, enviado, enviado el, data, inviato, data di invio, enviado em, verzonden, datum, wysłano, data wysłania",
    asked: 'date on which it was sent, date of the message, date of the mail, date of the letter, day it was sent',
    rivals: 'received-date',
  }),
  concept('received-date', 'date', {
    labels:
      'received, date received, received on, receipt date, Eingang, Eingangsdatum, eingegangen am, Empfangen, reçu le, date de réception, recibido, fecha de recepción, fecha de entrada, ricevuto, ricevuto il, data di ricezione, recebido, data de receção, ontvangen, ontvangen op, ontvangstdatum, otrzymano, data wpływu, data otrzymania',
    rivals: 'sent-date',
  }),
  concept('attachment-name', 'file-name', {
    labels:
      'attachment, attachments, enclosure, enclosures, encl, Anlage, Anlagen, Anhang, pièce jointe, pièces jointes, PJ, adjunto, adjuntos, archivo adjunto, allegato, allegati, anexo, anexos, bijlage, bijlagen, załącznik, załączniki',
    asked: 'file name of the attachment, name of the attached file, attachment file name, attachment name, names of the attachments',
    rivals: 'subject',
  }),
  concept('message-id', 'identifier', { labels: 'message id, message-id', rivals: 'subject' }),
  concept('our-reference', 'identifier', {
    labels:
      'our reference, our ref, our sign, unser Zeichen, unsere Referenz, notre référence, nos réf, nuestra referencia, n/ref, nostro riferimento, ns. rif, nossa referência, n/referência, onze referentie, ons kenmerk, nasz znak',
    rivals: 'your-reference',
  }),
  concept('your-reference', 'identifier', {
    labels:
      'your reference, your ref, your sign, Ihr Zeichen, Ihre Referenz, Ihre Nachricht vom, votre référence, vos réf, su referencia, s/ref, vostro riferimento, vs. rif, vossa referência, v/referência, uw referentie, uw kenmerk, wasz znak',
    rivals: 'our-reference',
  }),
];
