import { concept } from './concept.ts';

/** Annual accounts and reports of companies. */
export const ACCOUNTS = [
  concept('revenue', 'amount', {
    labels:
      "revenue, revenues, turnover, net sales, sales revenue, total revenue, net revenue, net turnover, Umsatzerlöse, Umsatz, Nettoumsatz, Konzernumsatz, Umsätze, chiffre d'affaires, chiffre d'affaires net, produits des activités ordinaires, cifra de negocios, importe neto de la cifra de negocios, ingresos ordinarios, ventas netas, ricavi, ricavi delle vendite, ricavi delle vendite e delle prestazioni, fatturato, valore della produzione, volume de negócios, vendas e serviços prestados, receitas, omzet, netto-omzet, netto omzet, przychody, przychody ze sprzedaży, przychody netto ze sprzedaży",
    weak: 'sales, ventas, ventes, vendite, vendas, verkopen, sprzedaż',
    rivals: 'operating-profit',
    item: 0.2,
  }),
  concept('operating-profit', 'amount', {
    labels:
      "operating profit, operating income, operating result, profit from operations, EBIT, Betriebsergebnis, operatives Ergebnis, Ergebnis der betrieblichen Tätigkeit, résultat d'exploitation, résultat opérationnel, resultado de explotación, resultado operativo, beneficio de explotación, risultato operativo, reddito operativo, utile operativo, resultado operacional, bedrijfsresultaat, operationeel resultaat, zysk z działalności operacyjnej, wynik operacyjny",
    rivals: 'profit-before-tax profit-of-the-year',
    item: 0.2,
  }),
  concept('profit-before-tax', 'amount', {
    labels:
      'profit before tax, profit before taxation, income before taxes, pre-tax profit, Ergebnis vor Steuern, Gewinn vor Steuern, résultat avant impôt, résultat avant impôts, resultado antes de impuestos, beneficio antes de impuestos, risultato prima delle imposte, utile ante imposte, resultado antes de impostos, resultaat voor belastingen, winst voor belastingen, zysk brutto, zysk przed opodatkowaniem',
    rivals: 'operating-profit profit-of-the-year',
    item: 0.2,
  }),
  concept('profit-of-the-year', 'amount', {
    labels:
      "net profit, net income, net result, profit for the year, profit for the period, Jahresüberschuss, Konzernergebnis, Periodenergebnis, Nettogewinn, résultat net, résultat de l'exercice, bénéfice net, resultado del ejercicio, resultado neto, beneficio neto, risultato netto, utile netto, utile d'esercizio, risultato dell'esercizio, resultado líquido, lucro líquido, resultado do exercício, nettowinst, nettoresultaat, resultaat over het boekjaar, zysk netto, wynik finansowy netto",
    rivals: 'operating-profit profit-before-tax',
    item: 0.2,
  }),
  concept('profit-of-the-parent', 'amount', {
    labels:
      'profit attributable to the parent, profit attributable to owners of the parent, attributable to owners of the parent, attributable to equity holders of the parent, attributable to shareholders, Ergebnisanteil der Aktionäre des Mutterunternehmens, den Aktionären zurechenbares Ergebnis, résultat net part du groupe, part du groupe, resultado atribuible a la sociedad dominante, atribuible a la sociedad dominante, resultado atribuido a la sociedad dominante, utile di pertinenza del gruppo, di pertinenza del gruppo, resultado atribuível aos acionistas, toe te rekenen aan aandeelhouders, zysk przypadający akcjonariuszom jednostki dominującej',
    asked: 'net profit attributable to the parent, profit attributable to the parent, net income attributable to shareholders',
    rivals: 'operating-profit profit-before-tax',
    item: 0.2,
  }),
  concept('net-debt', 'amount', {
    labels:
      'net debt, net financial debt, net borrowings, Nettoverschuldung, Nettofinanzschulden, Nettofinanzverbindlichkeiten, endettement net, dette nette, deuda neta, deuda financiera neta, indebitamento netto, indebitamento finanziario netto, posizione finanziaria netta, dívida líquida, endividamento líquido, nettoschuld, netto schuld, dług netto, zadłużenie netto',
    item: 0.2,
  }),
  concept('headcount', 'count', {
    labels:
      'average number of employees, number of employees, average headcount, headcount, workforce, Mitarbeiterzahl, Anzahl der Mitarbeiter, durchschnittliche Mitarbeiterzahl, effectif moyen, effectifs, effectif, plantilla media, plantilla, número medio de empleados, organico medio, numero medio di dipendenti, número médio de trabalhadores, gemiddeld aantal werknemers, aantal werknemers, średnie zatrudnienie, przeciętne zatrudnienie, liczba pracowników',
    asked: 'employees average headcount, number of people employed, average number of staff',
    item: 0.2,
  }),
  concept('dividend-per-share', 'amount', {
    labels:
      'dividend per share, dividends per share, Dividende je Aktie, Dividende pro Aktie, dividende par action, dividendo por acción, dividendo per azione, dividendo por ação, dividend per aandeel, dywidenda na akcję',
    item: 0.2,
  }),
];
