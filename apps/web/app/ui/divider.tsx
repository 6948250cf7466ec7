/** A hairline between things of one kind; `band` sets whole parts of a page apart. */
export function Divider({ band }: { band?: boolean }) {
  return band ? (
    <hr className="h-2 border-0 bg-paper-100" />
  ) : (
    <hr className="border-0 border-t border-line" />
  );
}
