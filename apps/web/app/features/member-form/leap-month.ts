import { useEffect, useState } from 'react';

type Calendar = typeof import('@wolha/saju/calendar');

let calendar: Promise<Calendar> | null = null;

/**
 * The leap month of a lunar year (1–12), or null when it has none or is not known yet. The calendar's tables are
 * fetched when somebody first asks for a lunar year.
 */
export function useLeapMonthOf(lunarYear: number | null): number | null {
  const [known, setKnown] = useState<{ year: number; month: number | null } | null>(null);
  useEffect(() => {
    if (lunarYear === null || lunarYear < 1900 || lunarYear > 2100) return;
    let isStale = false;
    const look = async (): Promise<void> => {
      calendar ??= import('@wolha/saju/calendar');
      const { leapMonthOf } = await calendar;
      if (!isStale) setKnown({ year: lunarYear, month: leapMonthOf(lunarYear) });
    };
    void look();
    return () => {
      isStale = true;
    };
  }, [lunarYear]);
  return known !== null && known.year === lunarYear ? known.month : null;
}
