/** What happens to a document, drawn: for whoever reads before they drop. */
export function Story() {
  return (
    <section className="story" aria-labelledby="story-title">
      <div className="head">
        <h2 id="story-title">What happens to a document</h2>
      </div>
      <figure>
        <figcaption>
          <span className="no">1</span>
          <h3>Every value keeps its place on the page</h3>
          <p>
            A cell is built from words found on the page. Choose it and the page turns to the spot. What nothing on the page supports is
            left blank, and says so.
          </p>
        </figcaption>
        <div className="plate place">
          <InvoiceEnd />
          <div className="out">
            <svg className="wide-only" width="130" height="220" aria-hidden="true">
              <path d="M2 211 H62 V91 H86" />
              <path d="M80 86.5l6 4.5-6 4.5" />
            </svg>
            <table className="sheet">
              <thead>
                <tr>
                  <th className="v num">VAT</th>
                  <th className="v num">Total</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td className="v num">
                    <i className="mk sure" />
                    216.00
                  </td>
                  <td className="v num active">
                    <i className="mk sure" />
                    1,296.00
                  </td>
                </tr>
              </tbody>
            </table>
            <dl className="facts">
              <dt>Printed</dt>
              <dd className="font-mono">Total due EUR 1,296.00</dd>
              <dt>Page</dt>
              <dd>1 of 2, lower right</dd>
              <dt>Checked</dt>
              <dd>Net + VAT = Total</dd>
              <dt>Confidence</dt>
              <dd>0.99</dd>
            </dl>
          </div>
        </div>
      </figure>
      <figure>
        <figcaption>
          <span className="no">2</span>
          <h3>You check 12 cells, not 900</h3>
          <p>
            60 invoices, 15 columns. Cells the page settles stay quiet. One key goes from each open question to the next, across documents.
          </p>
        </figcaption>
        <div className="plate">
          <CellField />
          <p className="legend data">
            <span>
              <i className="mk sure" />
              888 sure
            </span>
            <span>
              <i className="mk check" />
              12 to check
            </span>
          </p>
        </div>
      </figure>
      <figure>
        <figcaption>
          <span className="no">3</span>
          <h3>A workbook you would have made yourself</h3>
          <p>
            Numbers are numbers, dates are dates, leading zeros stay. The header is frozen, filters are on, and a Sources sheet lists file,
            page and wording of each cell.
          </p>
        </figcaption>
        <div className="plate">
          <Workbook />
        </div>
      </figure>
    </section>
  );
}

const ITEMS = [
  ['Calibration weight set, class M1', '12', '38.50', '462.00'],
  ['Bench micrometer stand', '4', '94.00', '376.00'],
  ['Reagent vial 50 ml, amber glass', '30', '4.25', '127.50'],
  ['On-site adjustment, per hour', '2', '57.25', '114.50'],
] as const;

/** The lower half of an invoice, with the places its values were read from. */
function InvoiceEnd() {
  return (
    <div className="invoice-end" aria-hidden="true">
      <table>
        <thead>
          <tr>
            <th>Item</th>
            <th>Qty</th>
            <th>Price</th>
            <th>Amount</th>
          </tr>
        </thead>
        <tbody>
          {ITEMS.map(([name, ...figures]) => (
            <tr key={name}>
              <td>{name}</td>
              {figures.map((figure, index) => (
                <td key={index}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <table className="sums">
        <tbody>
          <tr>
            <td>Net</td>
            <td>
              <span className="was">1,080.00</span>
            </td>
          </tr>
          <tr>
            <td>VAT 20 %</td>
            <td>
              <span className="was">216.00</span>
            </td>
          </tr>
          <tr className="due">
            <td>Total due EUR</td>
            <td>
              <span className="now">1,296.00</span>
            </td>
          </tr>
        </tbody>
      </table>
      <p>
        Paid by 14 October 2026 you may take 2 % off: please remit 1,270.08.
        <br />
        IBAN <span className="font-mono">XK05 1212 0123 4567 8906</span>
      </p>
    </div>
  );
}

/** Column and row of the cells to check, on a field of 60 by 15. */
const TO_CHECK = [
  [7, 3],
  [13, 11],
  [19, 6],
  [22, 2],
  [28, 9],
  [31, 13],
  [36, 5],
  [41, 10],
  [44, 1],
  [50, 7],
  [53, 12],
  [57, 4],
] as const;

function CellField() {
  return (
    <svg className="cells" viewBox="0 0 960 240" role="img" aria-label="A sheet of 900 cells in which 12 are marked to check">
      <defs>
        <pattern id="cell" width="16" height="16" patternUnits="userSpaceOnUse">
          <rect width="16" height="16" fill="var(--paper)" />
          <rect x="1" y="1" width="14" height="14" fill="var(--sheet)" />
          <rect x="4" y="7" width="8" height="1.6" fill="var(--rule-2)" opacity=".5" />
        </pattern>
      </defs>
      <rect width="960" height="240" fill="url(#cell)" />
      {TO_CHECK.map(([column, row]) => (
        <path key={column} d={`M${column * 16 + 8} ${row * 16 + 2}l6 6-6 6-6-6z`} fill="var(--check-mark)" />
      ))}
    </svg>
  );
}

const WORKBOOK_ROWS = [
  ['Corvin Packaging', 'CP0088213', '2026-09-03', '2,964.00', '592.80', '3,556.80'],
  ['Brandt & Vogel', 'RE-2026-00731', '2026-09-04', '689.20', '130.95', '820.15'],
  ['Pellworth Haulage', 'PW/417/09', '2026-09-09', '3,318.75', '663.75', '3,982.50'],
  ['Ostermann Feinbau', 'R260912-04', '2026-09-12', '7,452.90', '1,416.05', '8,868.95'],
] as const;

const WORKBOOK_HEADS = ['Supplier', 'Invoice no.', 'Invoice date', 'Net', 'VAT', 'Total'] as const;

function Workbook() {
  return (
    <div className="workbook" role="img" aria-label="An Excel workbook with a sheet of invoices and a sheet of sources">
      <div className="scroll" aria-hidden="true">
        <table className="sheet">
          <thead>
            <tr className="letters">
              <th />
              {WORKBOOK_HEADS.map((head, index) => (
                <th key={head}>{String.fromCharCode(65 + index)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="heads">
              <td className="n">1</td>
              {WORKBOOK_HEADS.map((head, index) => (
                <td key={head} className={index > 2 ? 'num' : undefined}>
                  {head} ▾
                </td>
              ))}
            </tr>
            {WORKBOOK_ROWS.map((cells, row) => (
              <tr key={cells[1]}>
                <td className="n">{row + 2}</td>
                {cells.map((cell, index) => (
                  <td key={index} className={index === 1 ? 'id' : index > 1 ? 'num' : undefined}>
                    {index === 5 ? <span className="linked">{cell}</span> : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="tabs">
          <span>Invoices</span>
          <span>Sources</span>
        </p>
      </div>
    </div>
  );
}
