import { type ReactNode, useEffect, useRef } from 'react';

interface SectionProps {
  /** Names its place on the screen. */
  id: string;
  title: string;
  /** What stands above the facts. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A ruled part of the account screen. One that the address names is scrolled to when it comes: it may come late. */
export function Section({ id, title, lead, children }: SectionProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === `#${id}`) place.current?.scrollIntoView();
  }, [id]);
  return (
    <section id={id} ref={place} aria-labelledby={`${id}-title`}>
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      {lead}
      <dl className="facts">{children}</dl>
    </section>
  );
}

interface FactProps {
  name: string;
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** One thing that is so, and the way to change it. */
export function Fact({ name, children, action }: FactProps) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>
        <div className="fact-words">{children}</div>
        {action}
      </dd>
    </div>
  );
}
