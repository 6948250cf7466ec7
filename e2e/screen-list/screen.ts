import type { Page } from '@playwright/test';

export interface Screen {
  name: string;
  title: string;
  /** Nobody, somebody new, or somebody with people and results. */
  as: 'visitor' | 'newcomer' | 'reader';
  /** Lies over the page: the picture is what is in view. */
  overlay?: boolean;
  /** What it holds up on the way, whoever looks lets go once they have looked. */
  open: (page: Page) => Promise<void>;
}

const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
  };

/** A page as its address gives it. */
export const page = (name: string, title: string, path: string, as: Screen['as'] = 'visitor'): Screen => ({
  name,
  title,
  as,
  open: at(path),
});

/** What lies over a page. */
export const over = (name: string, title: string, as: Screen['as'], open: Screen['open']): Screen => ({
  name,
  title,
  as,
  overlay: true,
  open,
});

/** A page one has to walk to. */
export const walk = (name: string, title: string, as: Screen['as'], open: Screen['open']): Screen => ({
  name,
  title,
  as,
  open,
});

export const openTab = async (tab: Page, path: string, name: string): Promise<void> => {
  await tab.goto(path);
  await tab.getByRole('tab', { name }).click();
  await tab.getByRole('tab', { name, selected: true }).waitFor();
};
