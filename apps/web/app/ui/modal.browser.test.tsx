import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';
import '#styles/app.css';

interface HouseProps {
  dismissible?: boolean;
  onClose?: () => void;
}

/** A page taller than the view, with a dialog whose state is its own. */
function House({ dismissible, onClose }: HouseProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
    return Promise.resolve();
  };
  return (
    <main style={{ height: 3000 }}>
      <button onClick={() => setOpen(true)}>open</button>
      <Dialog overlay={{ isOpen, close }} dismissible={dismissible} title="누구의 사주를 볼까요?">
        <input aria-label="first" />
        <input aria-label="second" />
      </Dialog>
    </main>
  );
}

const dialog = () => document.querySelector('dialog');
const open = () => userEvent.click(page.getByText('open', { exact: true }));

afterEach(async () => {
  await cleanup();
  scrollTo(0, 0);
});

describe('a dialog', () => {
  test('is not in the page before it is first opened, and not after it has closed', async () => {
    await render(<House />);
    expect(dialog()).toBe(null);
    await open();
    expect(dialog()?.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog()).toBe(null));
  });

  test('takes the focus, keeps it in, and gives it back', async () => {
    await render(<House />);
    await open();
    expect(document.activeElement).toBe(dialog());
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(key);
      expect(dialog()?.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('open'));
  });

  test('has its title for a name', async () => {
    await render(<House />);
    await open();
    await expect.element(page.getByRole('dialog', { name: '누구의 사주를 볼까요?' })).toBeVisible();
  });

  test('locks the page behind it and moves nothing', async () => {
    await render(<House />);
    const button = page.getByText('open', { exact: true }).element();
    const before = button.getBoundingClientRect().left;
    await open();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    expect(button.getBoundingClientRect().left).toBe(before);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
  });

  test('closes on a press outside, but not when a press inside ends outside', async () => {
    const onClose = vi.fn();
    await render(<House onClose={onClose} />);
    await open();
    const fire = (type: string, target: Element) =>
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
    const surface = dialog() as HTMLDialogElement;
    fire('pointerdown', surface.querySelector('input') as Element);
    fire('click', surface);
    expect(onClose).not.toHaveBeenCalled();
    fire('pointerdown', surface);
    fire('click', surface);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('that must be answered ignores Esc', async () => {
    const onClose = vi.fn();
    await render(<House dismissible={false} onClose={onClose} />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(dialog()?.open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('stays open while Esc only ends the composing of a syllable', async () => {
    const onClose = vi.fn();
    await render(<House onClose={onClose} />);
    await open();
    const field = page.getByLabelText('first').element();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });
});
