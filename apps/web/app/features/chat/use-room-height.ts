import { useEffect, type RefObject } from 'react';

/**
 * Keeps the room as tall as what is really seen: a phone's keyboard takes its part away, and Safari moves the page
 * under it. Without a keyboard, and while zoomed, the style sheet's own height stands.
 */
export function useRoomHeight(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const element = room.current;
    if (!view || !element) return;
    const fit = (): void => {
      const isCovered = view.scale === 1 && window.innerHeight - view.height > KEYBOARD_AT_LEAST;
      element.toggleAttribute('data-keyboard', isCovered);
      if (!isCovered) {
        element.style.removeProperty('--room-height');
        element.style.removeProperty('--room-top');
        return;
      }
      element.style.setProperty('--room-height', `${view.height}px`);
      element.style.setProperty('--room-top', `${view.offsetTop}px`);
    };
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    fit();
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
    };
  }, [room]);
}

/** Browsers' own bars come and go too; they are lower than any keyboard. */
const KEYBOARD_AT_LEAST = 120;
