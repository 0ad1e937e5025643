import { type BillingPeriod, PLAN_CATALOGUE } from '@sheetlift/contract';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { IN_EVERY_PLAN, monthlyPrice, OFFERED_PLANS, type OfferedPlan, PLAN_PURPOSES, PLAN_ROWS } from './plan-rows.ts';

interface PricingTextProps {
  period: BillingPeriod;
  /** The plan of whoever is signed in; null for nobody. */
  current: OfferedPlan | null;
  /** Chooses how one pays; nothing where it cannot be chosen yet. */
  periods: ReactNode;
  /** What can be done with a plan. */
  renderAction: (plan: OfferedPlan) => ReactNode;
  /** What a person must know before the table. */
  notice: ReactNode;
}

/** What the plans are and what they cost: the same in the first HTML and in the page. */
export function PricingText({ period, current, periods, renderAction, notice }: PricingTextProps) {
  return (
    <main className="reading">
      <div className="pricing-top">
        <div>
          <h1>Pricing</h1>
          <p className="lead">You pay for pages. Citations, confidence, review and every export are in every plan, the free one too.</p>
        </div>
        {periods}
      </div>
      {notice}
      <PlanTable period={period} current={current} renderAction={renderAction} />
      <PlanList period={period} current={current} renderAction={renderAction} />
      <PageRule />
      <Asked />
    </main>
  );
}

type PlansProps = Pick<PricingTextProps, 'period' | 'current' | 'renderAction'>;

function PlanTable({ period, current, renderAction }: PlansProps) {
  const look = (plan: OfferedPlan): string | undefined => (plan === current ? 'current' : undefined);
  return (
    <table className="plan-table">
      <thead>
        <tr>
          <td />
          {OFFERED_PLANS.map((plan) => (
            <th key={plan} scope="col" className={look(plan)}>
              <span className="plan-name">
                {PLAN_CATALOGUE[plan].name} {plan === current && <Badge signal="accent">your plan</Badge>}
              </span>
              <small>{PLAN_PURPOSES[plan]}</small>
              <Price plan={plan} period={period} />
              {renderAction(plan)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PLAN_ROWS.map(({ label, hint, value }, row) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {hint && <small>{hint}</small>}
            </th>
            {OFFERED_PLANS.map((plan) => (
              <td key={plan} className={look(plan)}>
                {row === 0 ? <b>{value(PLAN_CATALOGUE[plan], period)}</b> : value(PLAN_CATALOGUE[plan], period)}
              </td>
            ))}
          </tr>
        ))}
        {IN_EVERY_PLAN.map((label) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {OFFERED_PLANS.map((plan) => (
              <td key={plan} className={look(plan)}>
                <Check size={16} strokeWidth={2} className="text-accent" aria-label="included" role="img" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same on a phone, a plan below the other. */
function PlanList({ period, current, renderAction }: PlansProps) {
  return (
    <ul className="plan-list">
      {OFFERED_PLANS.map((plan) => (
        <li key={plan} className={plan === current ? 'current' : undefined}>
          <div className="plan-head">
            <h2>
              {PLAN_CATALOGUE[plan].name} {plan === current && <Badge signal="accent">your plan</Badge>}
            </h2>
            <Price plan={plan} period={period} />
          </div>
          <dl>
            {PLAN_ROWS.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value(PLAN_CATALOGUE[plan], period)}</dd>
              </div>
            ))}
          </dl>
          {renderAction(plan)}
        </li>
      ))}
    </ul>
  );
}

function Price({ plan, period }: { plan: OfferedPlan; period: BillingPeriod }) {
  const offer = PLAN_CATALOGUE[plan];
  const isFree = offer.priceUsd.month === 0;
  return (
    <span className="plan-price">
      <sup>$</sup>
      {monthlyPrice(offer, period)}
      <span>{isFree ? 'Always' : period === 'month' ? 'a month' : `a month, $${offer.priceUsd.year.toLocaleString('en-GB')} a year`}</span>
    </span>
  );
}

const PAGE_RULE = [
  ['PDF, TIFF', 'each page'],
  ['Photo, Excel sheet, mail, e-invoice XML', 'one page each'],
  ['Word, web page, Markdown, text', 'one page for every 3,000 characters'],
  ['CSV', 'one page for every 1,000 rows'],
  ['ZIP, attachments of a mail', 'what is in them, as above'],
] as const;

const PROMISES = [
  'A document that fails costs nothing.',
  'Reading a document again in the same month is free, with whatever fields.',
  'Correcting, reviewing and exporting cost nothing.',
  `Without an account: ${PLAN_CATALOGUE.anonymous.pagesPerMonth} pages a month, counted on your device.`,
  'At the limit nothing is charged. Reading stops; your rows stay.',
] as const;

function PageRule() {
  return (
    <section className="section pricing-section" id="what-counts-as-a-page">
      <h2>What counts as a page</h2>
      <div className="page-rule">
        <table className="facts-table">
          <tbody>
            {PAGE_RULE.map(([kind, counted]) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td>{counted}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul className="ticked">
          {PROMISES.map((promise) => (
            <li key={promise}>
              <Check size={16} strokeWidth={2} aria-hidden="true" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Asked() {
  return (
    <section className="section pricing-section">
      <h2>Before you ask</h2>
      <div className="prose">
        <h3>Can I change or end a plan?</h3>
        <p>
          At any time, from your account. Another plan holds at once, and what is left of the old one is credited; you see the sums first.
          Ended, a plan goes on until the end of the time that is paid for.
        </p>
        <h3>What happens when a payment fails?</h3>
        <p>The plan goes on for 14 days while the payment is tried again. After that you have the free plan, with all your templates.</p>
        <h3>Can I get my money back?</h3>
        <p>
          Within 14 days of a first payment, in full: <a href="/contact">write to us</a>. How that works stands{' '}
          <a href="/faq#refunds">among the questions</a>.
        </p>
        <h3>Are taxes in these prices?</h3>
        <p>No. The prices are in US dollars; what is due where you are is added, and shown before you pay.</p>
      </div>
    </section>
  );
}
