import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { ProgressMoon } from './progress-moon.tsx';
import { Segmented } from './segmented.tsx';
import { Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';
import '#styles/app.css';

afterEach(cleanup);

describe('Button', () => {
  test('while pending keeps the focus and lets no press through, not even of a form', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    await render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button type="submit" pending pendingLabel="여는 중" onClick={onClick}>
          결제하기
        </Button>
      </form>,
    );
    const button = page.getByRole('button', { name: '여는 중' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(button.element());
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('Segmented', () => {
  function Sex() {
    const [sex, setSex] = useState<'FEMALE' | 'MALE'>('FEMALE');
    return (
      <Segmented
        label="성별"
        name="sex"
        value={sex}
        onChange={setSex}
        options={[
          { value: 'FEMALE', label: '여성' },
          { value: 'MALE', label: '남성' },
        ]}
      />
    );
  }

  test('is a named group of radios that arrow keys move through', async () => {
    await render(<Sex />);
    await expect.element(page.getByRole('group', { name: '성별' })).toBeVisible();
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: '남성' })).toBeChecked();
  });
});

describe('Tabs', () => {
  function Mine() {
    const [tab, setTab] = useState<'a' | 'b' | 'c'>('a');
    const tabs = [
      { id: 'a', label: '회원' },
      { id: 'b', label: '크레딧' },
      { id: 'c', label: '결제' },
    ] as const;
    return (
      <Tabs label="내 정보" tabs={tabs} value={tab} onChange={setTab}>
        panel {tab}
      </Tabs>
    );
  }

  test('are one stop for Tab; arrows go round, Home and End to the ends', async () => {
    await render(<Mine />);
    await userEvent.keyboard('{Tab}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('결제');
    await expect.element(page.getByRole('tabpanel', { name: '결제' })).toHaveTextContent('panel c');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('회원');
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('결제');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  });
});

describe('TextField', () => {
  const message = '생년월일은 8 자리 숫자로 입력하세요 (예: 19961023).';

  test('ties its error to the field and keeps the text', async () => {
    const field = (error?: string) => (
      <TextField label="생년월일" hint="숫자 8자리" countTo={8} defaultValue="961023" error={error} />
    );
    const { rerender } = await render(field());
    const input = page.getByLabelText('생년월일');
    await expect.element(input).not.toHaveAttribute('aria-invalid');
    await rerender(field(message));
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveAccessibleDescription(`숫자 8자리 6 / 8 ${message}`);
    await expect.element(input).toHaveValue('961023');
  });
});

test('ProgressMoon says in words how far the work has come', async () => {
  await render(<ProgressMoon label="풀이를 쓰는 중" done={6} total={12} unit="장" />);
  const moon = page.getByRole('progressbar', { name: '풀이를 쓰는 중' });
  await expect.element(moon).toHaveAttribute('aria-valuetext', '12장 가운데 6장');
  await expect.element(moon).toHaveAttribute('aria-valuenow', '6');
});
