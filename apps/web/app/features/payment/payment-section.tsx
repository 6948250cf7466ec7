import type { ReactNode } from 'react';

/** A titled part of a payment page. */
export function PaymentSection({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: string;
  children: ReactNode;
}) {
  return (
    <section className="mt-10 px-gutter">
      <h2 className="mb-3 text-lg font-bold text-ink-900">
        {title}
        {aside && <span className="ml-1.5 text-note font-medium text-ink-500">{aside}</span>}
      </h2>
      {children}
    </section>
  );
}
