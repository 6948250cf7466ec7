import { useState } from 'react';

/** True from the first time an overlay opens: what it is made of is fetched then, and stays for its way out. */
export function useOnceOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
}
