import type { ReactNode } from 'react';

const LINKS = [
  { path: '/faq', name: 'Questions' },
  { path: '/contact', name: 'Contact' },
  { path: '/terms', name: 'Terms' },
  { path: '/privacy', name: 'Privacy' },
] as const;

export function PageFoot({ children }: { children?: ReactNode }) {
  return (
    <footer className="page-foot">
      <span>Sheetlift</span>
      {LINKS.map(({ path, name }) => (
        <a key={path} href={path}>
          {name}
        </a>
      ))}
      {children}
    </footer>
  );
}
