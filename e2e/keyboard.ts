import type { Locator, Page } from '@playwright/test';

const MOST_STOPS = 120;

interface Stop {
  isTarget: boolean;
  /** What is wrong with the place the focus stands on, or null. */
  fault: string | null;
}

/** Presses Tab, or another key, until the focus stands on the target. Every stop on the way must be seen: a ring, in view, uncovered. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowLeft' = 'Tab',
): Promise<void> {
  await target.waitFor({ state: 'attached' });
  await target.evaluate((element) => Object.assign(window, { wantedFocus: element }));
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const { isTarget, fault } = await stopOf(page);
    if (fault !== null) throw new Error(`The focus cannot be seen: ${fault}`);
    if (isTarget) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_STOPS} presses of ${key} do not reach ${String(target)}.`);
}

/** Goes to a control and uses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Chooses in a group of radio buttons: Tab to the chosen one, arrows to the wanted. */
export async function choose(page: Page, wanted: Locator): Promise<void> {
  const name = await wanted.getAttribute('name');
  await tabTo(page, page.locator(`input[type=radio][name="${name}"]:checked`));
  for (let presses = 0; !(await wanted.isChecked()); presses += 1) {
    if (presses > 20) throw new Error(`Arrows do not reach ${String(wanted)}.`);
    await page.keyboard.press('ArrowDown');
  }
}

/** Goes to a field and writes. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isTarget = element === (window as unknown as { wantedFocus?: Element }).wantedFocus;
    // A dialog or a page that took the focus is where the reader stands, not a control.
    if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element === document.body) {
      return { isTarget, fault: null };
    }
    const name = element.getAttribute('aria-label') ?? (element.innerText || element.outerHTML.slice(0, 80));
    // A native control may be hidden behind what it looks like, which then wears the ring.
    const isHidden = element.getBoundingClientRect().width <= 2;
    const around = [element.closest('label'), element.nextElementSibling, element.parentElement];
    const wearers = [isHidden ? null : element, ...around, element.parentElement?.parentElement];
    const ringed = wearers.find((one) => {
      if (!one) return false;
      for (const animation of one.getAnimations()) animation.finish();
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return isOutlined || (one !== element && boxShadow.includes(' 0px 0px 0px 3px'));
    });
    if (!ringed) return { isTarget, fault: `no ring around ${name}` };
    const { left, top, right, bottom } = ringed.getBoundingClientRect();
    const isIn = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    if (!isIn) return { isTarget, fault: `${name} is out of view` };
    const at = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(
        Math.min(Math.max(x, 1), innerWidth - 1),
        Math.min(Math.max(y, 1), innerHeight - 1),
      );
      return hit !== null && (ringed.contains(hit) || hit.contains(ringed));
    };
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
    const isSeen = at(middleX, middleY) || at(middleX, top + 3) || at(middleX, bottom - 3);
    return { isTarget, fault: isSeen ? null : `${name} is covered` };
  });
