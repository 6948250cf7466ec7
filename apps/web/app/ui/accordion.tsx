import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { downIcon } from './icons.tsx';

interface AccordionProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
}

/** A heading that opens onto its text; works before any script. */
export function Accordion({ title, children, ...details }: AccordionProps) {
  return (
    <details {...details} className="group rounded-m border border-line bg-white">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-m px-4.5 py-3 text-md font-semibold text-ink-900 [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          of={downIcon}
          size={20}
          className="text-ink-500 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="px-4.5 pt-1 pb-5">{children}</div>
    </details>
  );
}
