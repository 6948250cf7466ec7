import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';

interface FooterProps {
  /** Terms, privacy, customer service. */
  links: ReactNode;
  /** What the law asks a shop to say of itself, in order. */
  facts: readonly { label: string; value: string }[];
  note?: ReactNode;
}

export function Footer({ links, facts, note }: FooterProps) {
  return (
    <footer className="bg-paper-100 px-gutter pt-8 pb-10 text-sm text-ink-700">
      <Logo tone="purple" height={28} />
      <div className="mt-3 flex flex-wrap gap-x-4 text-note [&>*]:inline-flex [&>*]:min-h-11 [&>*]:items-center">
        {links}
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-500">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <div className="mt-5 text-xs text-ink-500">{note}</div>}
    </footer>
  );
}
