import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '#ui/tabs.tsx';
import { AccountHead } from './account-head.tsx';
import type { MyPageData } from './load-my-page.server.ts';
import { CreditList } from './credit-list.tsx';
import { MemberList } from './member-list.tsx';
import { PaymentList } from './payment-list.tsx';
import { WithdrawSection } from './withdraw-section.tsx';

const TABS = [
  { id: 'members', label: '회원 정보' },
  { id: 'credits', label: '크레딧 내역' },
  { id: 'payments', label: '결제 내역' },
] as const;

type TabId = (typeof TABS)[number]['id'];

const isTabId = (value: string | null): value is TabId => TABS.some(({ id }) => id === value);

interface MyPageViewProps {
  data: MyPageData;
  /** Under the stored people: the way to add one. */
  addMember: ReactNode;
}

/** A signed-in reader's own page. */
export function MyPageView({ data, addMember }: MyPageViewProps) {
  const asked = useSearchParams()[0].get('tab');
  const [tab, setTab] = useState<TabId>(isTabId(asked) ? asked : 'members');
  const { profile, members, credits, payments, images } = data;
  return (
    <>
      <AccountHead profile={profile} mark={images.mark} />
      <Tabs label="내 정보" tabs={TABS} value={tab} onChange={setTab}>
        <div className="min-h-[46svh] px-gutter pt-5 pb-10">
          {tab === 'members' && (
            <>
              <MemberList members={members} emptyImage={images.noMembers}>
                {addMember}
              </MemberList>
              <WithdrawSection />
            </>
          )}
          {tab === 'credits' && <CreditList history={credits} emptyImage={images.noCredits} />}
          {tab === 'payments' && <PaymentList payments={payments} emptyImage={images.noPayments} />}
        </div>
      </Tabs>
    </>
  );
}
