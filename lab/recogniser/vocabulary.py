"""Text as it stands on receipts, invoices, letters and forms: nothing of it is copied from a document."""
import random
import string

from charset import CLASS_OF

DICTIONARIES = {
    "en": "american-english", "de": "ngerman", "fr": "french", "es": "spanish",
    "it": "italian", "pt": "portuguese", "nl": "dutch", "pl": "polish",
}
BUSINESS = {
    "en": "invoice total subtotal tax date number cash change amount due payment receipt item qty price discount rounding member card balance customer order account name address phone tel fax gst vat reg no thank you please come again goods sold not returnable table cashier server guest terminal approval code ref description unit each net gross deposit signature approved from to subject attention page of contract agreement market media client product estimate program advertiser sdn bhd ltd inc llc plc co company jalan street road avenue suite floor city state zip box department",
    "de": "Rechnung Summe Gesamt Betrag MwSt Datum Nummer Kunde Bar Rückgeld Artikel Menge Preis Einzelpreis Zwischensumme Netto Brutto Lieferung Zahlung Überweisung Konto Straße GmbH Steuer fällig Stück Vielen Dank für Ihren Einkauf Bon Beleg Kasse Filiale",
    "fr": "facture total montant TVA date numéro client espèces rendu article quantité prix remise net à payer livraison commande société rue règlement échéance désignation merci de votre visite caisse ticket",
    "es": "factura total importe IVA fecha número cliente efectivo cambio artículo cantidad precio descuento base imponible pago vencimiento calle gracias por su compra caja",
    "it": "fattura totale importo IVA data numero cliente contanti resto articolo quantità prezzo sconto imponibile pagamento scadenza via grazie scontrino cassa",
    "pt": "fatura total valor IVA data número cliente dinheiro troco artigo quantidade preço desconto pagamento vencimento rua obrigado pela sua visita caixa",
    "nl": "factuur totaal bedrag BTW datum nummer klant contant wisselgeld artikel aantal prijs korting netto betaling vervaldatum straat bedankt voor uw bezoek kassa bon",
    "pl": "faktura suma kwota VAT data numer klient gotówka reszta towar ilość cena rabat netto brutto płatność termin ulica dziękujemy za zakupy paragon kasa sprzedawca nabywca",
}
CURRENCIES = ["$", "€", "£", "RM", "EUR", "USD", "GBP", "CHF", "zł", "PLN", "MYR", "Rs", "kr", "US$", "¥"]
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec January February March April June July August September October November December Januar Februar März Mai Juni Juli Oktober Dezember janvier février mars avril mai juin juillet août enero febrero marzo mayo gennaio maggio luglio stycznia lutego maja março maart mei".split()


class Vocabulary:
    """Draws one line of text at a time from a seeded source of chance."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.words = {}
        for language, name in DICTIONARIES.items():
            with open(f"/usr/share/dict/{name}", encoding="utf-8", errors="ignore") as lines:
                words = [word.strip() for word in lines]
            known = [word for word in words if 1 <= len(word) <= 16 and all(c in CLASS_OF for c in word)]
            self.words[language] = known
        self.languages = list(DICTIONARIES)

    def line(self):
        """A text of 1 to about 40 characters without leading, trailing or double spaces."""
        r = self.random
        kind = r.random()
        if kind < 0.24:
            text = self._prose()
        elif kind < 0.38:
            text = self._labelled()
        elif kind < 0.52:
            text = self._item()
        elif kind < 0.62:
            text = self._number()
        elif kind < 0.68:
            text = self._date()
        elif kind < 0.74:
            text = self._contact()
        elif kind < 0.81:
            text = self._company()
        elif kind < 0.90:
            text = self._address_line()
        elif kind < 0.93:
            text = self._registration()
        elif kind < 0.97:
            text = self._code()
        else:
            text = self._scramble()
        text = " ".join("".join(c for c in text if c in CLASS_OF).split())
        return text[:44].strip() or "0"

    def _word(self, language=None):
        r = self.random
        language = language or r.choices(self.languages, [5, 2, 2, 1.5, 1.5, 1.5, 1.5, 1.5])[0]
        source = BUSINESS[language].split() if r.random() < 0.45 else self.words[language]
        return self._case(r.choice(source))

    def _case(self, word):
        p = self.random.random()
        return word.upper() if p < 0.38 else word.capitalize() if p < 0.65 else word

    def _prose(self):
        r = self.random
        language = r.choices(self.languages, [5, 2, 2, 1.5, 1.5, 1.5, 1.5, 1.5])[0]
        words = [self._word(language) for _ in range(r.randint(1, 5))]
        if r.random() < 0.35:
            words = [word.upper() for word in words]
        for i in range(len(words)):
            p = r.random()
            if p < 0.08:
                words[i] += r.choice(",.;:!?")
            elif p < 0.10:
                words[i] = "(" + words[i] + ")"
            elif p < 0.11:
                words[i] = r.choice(['"{}"', "'{}'", "„{}“", "“{}”", "«{}»"]).format(words[i])
            elif p < 0.13:
                words[i] += r.choice(["-", "/", "&", " & ", " - ", " – ", "'s "]) + self._word(language)
        return " ".join(words)

    def _amount(self):
        r = self.random
        whole = r.choice([r.randint(0, 9), r.randint(0, 99), r.randint(0, 999), r.randint(0, 99999), r.randint(0, 9999999)])
        grouped = f"{whole:,}"
        style = r.random()
        cents = f"{r.randint(0, 99):02d}" if r.random() < 0.7 else r.choice(["00", "90", "50", "95", "99"])
        if style < 0.62:
            text = (grouped if r.random() < 0.7 else str(whole)) + "." + cents
        elif style < 0.85:
            text = (grouped.replace(",", r.choice([".", " ", "."])) if r.random() < 0.7 else str(whole)) + "," + cents
        else:
            text = grouped if r.random() < 0.5 else str(whole)
        p = r.random()
        if p < 0.14:
            text = r.choice(CURRENCIES) + r.choice(["", " "]) + text
        elif p < 0.22:
            text = text + r.choice(["", " "]) + r.choice(["€", "EUR", "zł", "PLN", "SR", "%", "-", "CR", "T", "A", "*"])
        elif p < 0.27:
            text = r.choice(["-", "(", "+", "*", "="]) + text
            text = text + ")" if text[0] == "(" else text
        return text

    def _number(self):
        r = self.random
        return " ".join(self._amount() for _ in range(r.choice([1, 1, 1, 2, 3])))

    def _labelled(self):
        r = self.random
        label = " ".join(self._word() for _ in range(r.randint(1, 3)))
        if r.random() < 0.4:
            label = label.upper()
        value = r.choice([self._amount, self._amount, self._date, self._code, self._word, self._time])()
        return label + r.choice([":", ": ", " : ", " ", " ", " # ", " = ", ". ", " - ", " ("]) + value

    def _item(self):
        r = self.random
        name = " ".join(self._word() for _ in range(r.randint(1, 3)))
        if r.random() < 0.6:
            name = name.upper()
        style = r.random()
        if style < 0.3:
            return f"{r.randint(1, 20)} {name} {self._amount()}"
        if style < 0.5:
            return f"{self._digits(r.randint(6, 13))} {name}"
        if style < 0.7:
            return f"{r.randint(1, 50)}{r.choice([' x ', ' X ', 'x', ' @ ', ' * ', ' PCS '])}{self._amount()} {self._amount()}"
        if style < 0.8:
            return f"{name} {r.randint(1, 900)}{r.choice(['G', 'ML', 'KG', 'MM', 'CM', 'L', 'g', 'ml', 'kg', 'mm', 'M', 'S', 'pcs'])}"
        return f"{name} {self._amount()} {r.choice(['SR', 'T', 'A', 'ZR', 'B', ''])}"

    def _time(self):
        r = self.random
        text = f"{r.randint(0, 23):02d}:{r.randint(0, 59):02d}"
        if r.random() < 0.4:
            text += f":{r.randint(0, 59):02d}"
        return text + r.choice(["", "", " AM", " PM", "am", " h"])

    def _date(self):
        r = self.random
        day, month, year = r.randint(1, 31), r.randint(1, 12), r.randint(1980, 2030)
        short = f"{year % 100:02d}"
        text = r.choice([
            f"{day:02d}/{month:02d}/{year}", f"{day:02d}-{month:02d}-{year}", f"{day:02d}.{month:02d}.{year}", f"{year}-{month:02d}-{day:02d}",
            f"{day}/{month}/{short}", f"{month}/{day}/{year}", f"{day:02d}-{month:02d}-{short}", f"{day} {r.choice(MONTHS)} {year}", f"{r.choice(MONTHS)} {day}, {year}",
            f"{day:02d}{r.choice(MONTHS)[:3].upper()}{short}", f"{day:02d} {r.choice(MONTHS)[:3].upper()} {year}", f"{day:02d}-{r.choice(MONTHS)[:3]}-{short}", f"{day}. {r.choice(MONTHS)} {year}",
        ])
        if r.random() < 0.25:
            text += " " + self._time()
        return text

    def _digits(self, count):
        return "".join(self.random.choice(string.digits) for _ in range(count))

    def _contact(self):
        r = self.random
        p = r.random()
        if p < 0.55:
            parts = [self._digits(r.randint(2, 5)) for _ in range(r.randint(2, 4))]
            number = r.choice(["-", " ", "-", ".", " - "]).join(parts)
            number = r.choice(["", "+", "(", "0"]) + number
            if number[0] == "(":
                number = number.replace("-", ") ", 1).replace(" ", ") ", 1)
            return r.choice(["TEL: ", "Tel : ", "FAX ", "Phone: ", "H/P:", "Tel. ", "", ""]) + number
        name = self._word("en").lower()
        host = self._word().lower() + r.choice([".com", ".de", ".co.uk", ".com.my", ".fr", ".org", ".pl", ".net"])
        if p < 0.8:
            return r.choice(["", "E-mail: ", "Email : "]) + name + r.choice(["", ".", "_", "-"]) + self._word("en").lower() + "@" + host
        return r.choice(["www.", "http://www.", "https://"]) + host + r.choice(["", "/" + name])

    def _company(self):
        r = self.random
        names = [self._word() for _ in range(r.randint(1, 3))]
        text = " ".join(names) + " " + r.choice(["SDN BHD", "SDN. BHD.", "(M) SDN BHD", "GmbH", "GmbH & Co. KG", "Ltd", "Ltd.", "LLC", "Inc.", "S.A.", "S.r.l.", "Sp. z o.o.", "B.V.", "SARL", "Lda", "& Sons", "ENTERPRISE", "TRADING", "RESTAURANT", "AG", "PLC", "& Co."])
        return text.upper() if r.random() < 0.6 else text

    def _address_line(self):
        """One line of an address, often in capitals and broken off where the paper ends."""
        r = self.random
        text = ", ".join(self._address() for _ in range(r.choice([1, 1, 2])))
        if r.random() < 0.15:
            unit = r.randint(1, 99)
            text = r.choice(["NO.", "No ", "LOT ", "Unit "]) + r.choice([f"{unit}&{unit + 2}", f"{unit}-G&{unit}-1", f"{unit} & {unit + 1}", f"{unit}-{r.randint(1, 9)}&{r.randint(2, 9)}", f"G-{unit}{r.choice('ABG')}"]) + ", " + text
        return text.upper() if r.random() < 0.55 else text

    def _registration(self):
        """Numbers of companies, taxes and tills at the head and foot of receipts."""
        r = self.random
        label = r.choice(["GST ID", "GST ID NO", "GST REG. NO", "GST No.", "CO. REG. NO", "Co. Reg No", "COMPANY NO.", "ROC NO", "VAT NO", "USt-IdNr.", "TVA", "NIF", "P.IVA", "NIP", "BTW", "CASHIER", "TRM", "TILL", "BILL NO", "DOC NO", "RECEIPT #", "TAX INVOICE", "SST ID"])
        number = r.choice([self._digits(12), self._digits(9), f"{self._digits(6)}-{r.choice(string.ascii_uppercase)}", f"{r.choice(['DE', 'FR', 'IT', 'GB', 'PL'])}{self._digits(9)}", f"{self._digits(4)}{r.choice(['/', '-'])}{self._digits(4)}"])
        text = label + r.choice([" : ", ": ", ":", " ", " NO: "]) + number
        return f"({text})" if r.random() < 0.25 else text

    def _address(self):
        r = self.random
        text = r.choice([
            f"NO. {r.randint(1, 300)}, JALAN {self._word('en').upper()} {r.randint(1, 30)}/{r.randint(1, 90)},", f"{self._digits(5)} {self._word().upper()}, {self._word().upper()}.", f"{r.randint(1, 4000)} {self._word('en').capitalize()} {r.choice(['St', 'Ave', 'Road', 'Blvd', 'Drive', 'Suite ' + str(r.randint(1, 99))])}",
            f"{self._word('de').capitalize()}straße {r.randint(1, 200)}", f"{self._digits(5)} {self._word('de').capitalize()}", f"{r.randint(1, 99)}, rue de {self._word('fr').capitalize()}", f"ul. {self._word('pl').capitalize()} {r.randint(1, 99)}/{r.randint(1, 30)}", f"{self._digits(2)}-{self._digits(3)} {self._word('pl').capitalize()}",
            f"{self._word('en').capitalize()}, {r.choice(['NY', 'CA', 'TX', 'NC', 'IL', 'WA', 'DC'])} {self._digits(5)}", f"Calle {self._word('es').capitalize()}, {r.randint(1, 99)}", f"Via {self._word('it').capitalize()} {r.randint(1, 99)}", f"{self._digits(4)} {r.choice(['AB', 'JK', 'XR', 'CD'])} {self._word('nl').capitalize()}",
        ])
        return text

    def _code(self):
        r = self.random
        letters = "".join(r.choice(string.ascii_uppercase) for _ in range(r.randint(0, 4)))
        text = letters + r.choice(["", "-", "/", " ", "#"]) + self._digits(r.randint(2, 9))
        if r.random() < 0.35:
            text += r.choice(["-", "/", "."]) + r.choice([self._digits(r.randint(1, 6)), "".join(r.choice(string.ascii_uppercase) for _ in range(2))])
        if r.random() < 0.15:
            text = "".join(r.choice(string.ascii_uppercase + string.digits) for _ in range(r.randint(5, 22)))
        return r.choice(["", "", "#", "No. ", "Ref: ", "(", "INV "]) + text

    def _scramble(self):
        """Every class often enough, also those that words and figures rarely hold."""
        r = self.random
        characters = list(CLASS_OF)
        return " ".join("".join(r.choice(characters) for _ in range(r.randint(1, 7))) for _ in range(r.randint(1, 4)))
