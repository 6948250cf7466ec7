import { Icon } from './icon.tsx';
import { warningIcon } from './icons.tsx';

/** What is wrong with a field, under it: a mark and words. Its place is always there, so readers hear it come. */
export function FieldError({ id, children }: { id: string; children?: string }) {
  return (
    <p id={id} aria-live="polite" className="text-sm text-thread-700">
      {children && (
        <span className="mt-2 flex gap-1.5 leading-snug">
          <Icon of={warningIcon} size={18} />
          {children}
        </span>
      )}
    </p>
  );
}
