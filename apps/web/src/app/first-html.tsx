import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { BarePage } from './bare-page.tsx';
import { ContactText } from './contact/contact-text.tsx';
import { FaqText } from './faq/faq-text.tsx';
import { QUESTION_GROUPS } from './faq/questions.ts';
import { FirstHome } from './home/first-home.tsx';
import type { Operator } from './legal/operator.ts';
import { PrivacyText } from './legal/privacy-text.tsx';
import { TermsText } from './legal/terms-text.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { PricingText } from './pricing/pricing-text.tsx';
import { NOT_FOUND_HEAD, SCREEN_HEADS, type ScreenHead, type ScreenPath } from './routing/screen-heads.ts';

/** What a screen is before any script has run. */
export interface FirstHtml {
  /** Of the file it becomes, without its ending. */
  name: string;
  head: ScreenHead;
  body: string;
}

/** The server puts its own in the place of these, as it does with the address of the page. */
const OPERATOR: Operator = { name: '%OPERATOR_NAME%', address: '%OPERATOR_ADDRESS%' };

/** Screens that say something without a script; the others say that they are being loaded. */
const READABLE: Partial<Record<ScreenPath, ReactElement>> = {
  '/': <FirstHome />,
  '/pricing': (
    <PricingText period="month" current={null} periods={null} renderAction={() => <span className="plan-action" />} notice={null} />
  ),
  '/faq': <FaqText groups={QUESTION_GROUPS} search={null} />,
  '/contact': (
    <ContactText>
      <p>The form for a letter needs JavaScript.</p>
    </ContactText>
  ),
  '/terms': <TermsText operator={OPERATOR} />,
  '/privacy': <PrivacyText operator={OPERATOR} />,
};

/** A page for each screen with an address of its own, and one for all other addresses. Run by the build. */
export function firstHtml(): FirstHtml[] {
  const screens = Object.keys(SCREEN_HEADS) as ScreenPath[];
  return [
    ...screens.map((path) => ({
      name: path.slice(1) || 'index',
      head: SCREEN_HEADS[path],
      body: bodyOf(path, READABLE[path] ?? <LoadingScreen />),
    })),
    { name: 'any', head: NOT_FOUND_HEAD, body: bodyOf('', <LoadingScreen />) },
  ];
}

function bodyOf(path: string, screen: ReactElement): string {
  const markup = renderToStaticMarkup(
    <Router ssrPath={path}>
      <BarePage>{screen}</BarePage>
    </Router>,
  );
  return markup.replaceAll(FILE_FIELD, '');
}

/** Nothing would take what is put into it before the scripts are there. */
const FILE_FIELD = /<input type="file"[^>]*>/g;
