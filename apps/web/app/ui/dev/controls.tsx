import { useState } from 'react';
import { Accordion } from '../accordion.tsx';
import { Button } from '../button.tsx';
import { ButtonLink } from '../button-link.tsx';
import { Checkbox } from '../checkbox.tsx';
import { Chip } from '../chip.tsx';
import { ChoiceGroup } from '../choice-group.tsx';
import { IconButton } from '../icon-button.tsx';
import { closeIcon, sendIcon, trashIcon } from '../icons.tsx';
import { ListRow } from '../list-row.tsx';
import { RadioCard } from '../radio-card.tsx';
import { Segmented } from '../segmented.tsx';
import { StatusChip } from '../status-chip.tsx';
import { Tabs } from '../tabs.tsx';
import { Tag } from '../tag.tsx';
import { TextField } from '../text-field.tsx';
import { Piece } from './piece.tsx';

const SUBJECTS = ['연애운', '재회·이별', '결혼·배우자', '짝사랑'];
const NIGHT_TABS = [
  { value: 'chat', label: '상담' },
  { value: 'saju', label: '사주' },
  { value: 'tarot', label: '타로' },
] as const;

export function Controls() {
  const [subject, setSubject] = useState('결혼·배우자');
  const [sex, setSex] = useState<'FEMALE' | 'MALE'>('FEMALE');
  const [kind, setKind] = useState<'chat' | 'saju' | 'tarot'>('chat');
  const [member, setMember] = useState('1');
  const [birthday, setBirthday] = useState('961023');
  const [tab, setTab] = useState<'members' | 'credits' | 'payments'>('members');

  return (
    <>
      <Piece name="Button">
        <Button>시작하기</Button>
        <Button pending pendingLabel="결제창을 여는 중">
          14,900원 결제하기
        </Button>
        <Button disabled>카드를 골라 주세요</Button>
        <Button variant="secondary">지장간이 뭐예요?</Button>
        <Button variant="kakao">카카오로 시작하기</Button>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="ghost" size="medium">
            내일 다시 올게요
          </Button>
          <Button variant="night" size="medium">
            충전
          </Button>
          <Button size="small">선택</Button>
          <Button size="small" variant="secondary" disabled>
            기본
          </Button>
          <ButtonLink to="/review" size="small" variant="secondary">
            다시보기
          </ButtonLink>
          <IconButton icon={trashIcon} label="지우기" />
          <IconButton icon={sendIcon} label="보내기" look="filled" />
          <IconButton icon={closeIcon} label="닫기" look="disc" />
        </div>
      </Piece>
      <Piece name="Tag · StatusChip · Chip">
        <div className="flex flex-wrap items-center gap-2">
          <Tag>사주</Tag>
          <Tag tone="night">타로</Tag>
          <Tag tone="moon">무료 이용 중</Tag>
          <Tag tone="paper">무료</Tag>
          <StatusChip tone="done">성공</StatusChip>
          <StatusChip tone="failed">실패</StatusChip>
          <StatusChip tone="purple">충전</StatusChip>
          <StatusChip>사용</StatusChip>
        </div>
        <div className="flex flex-wrap gap-2">
          {SUBJECTS.map((name) => (
            <Chip key={name} selected={name === subject} onClick={() => setSubject(name)}>
              {name}
            </Chip>
          ))}
        </div>
      </Piece>
      <Piece name="Segmented · TextField · Checkbox">
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
        <TextField
          label="생년월일"
          hint="숫자 8자리"
          inputMode="numeric"
          defaultValue="19950815"
          suffix="음력 윤8월 15일"
        />
        <TextField
          label="생년월일"
          hint="숫자 8자리"
          inputMode="numeric"
          countTo={8}
          value={birthday}
          onChange={(event) => setBirthday(event.target.value)}
          error={birthday.length === 8 ? undefined : '생년월일은 8 자리 숫자로 입력하세요 (예: 19961023).'}
        />
        <TextField label="이메일" placeholder="moonlight@example.kr" />
        <Checkbox defaultChecked note="1995년에는 윤8월이 있어요">
          윤달
        </Checkbox>
        <Checkbox>풀이가 만들어지기 시작하면 청약 철회가 제한되는 것을 확인했습니다. (필수)</Checkbox>
      </Piece>
      <Piece name="RadioCard · ListRow">
        <ChoiceGroup
          label="누구의 사주를 볼까요?"
          name="member"
          value={member}
          onChange={setMember}
          className="grid gap-3"
        >
          <RadioCard
            value="1"
            title="1996. 10. 23"
            detail="여성 · 양력 · 07:24"
            media={
              <span className="hanja grid size-11 place-items-center rounded-s bg-water-fill text-xl text-water">
                癸
              </span>
            }
          />
          <RadioCard
            value="2"
            title="1993. 04. 06"
            detail="남성 · 음력 · 시간 모름"
            media={
              <span className="hanja grid size-11 place-items-center rounded-s bg-fire-fill text-xl text-fire">
                丁
              </span>
            }
          />
        </ChoiceGroup>
        <div>
          <ListRow>제 배우자는 어떤 사람인가요?</ListRow>
          <ListRow>결혼운은 언제 들어오나요?</ListRow>
        </div>
      </Piece>
      <Piece name="Accordion">
        <Accordion title="구매 전에 확인해 주세요" open>
          <ul className="points">
            <li>나만의 풀이를 만드는 데 1~2분쯤 걸립니다.</li>
            <li>구매한 풀이는 기간 제한 없이 다시 볼 수 있습니다.</li>
          </ul>
        </Accordion>
        <Accordion title="환불 규정">결제 중 오류가 나면 전액 환불해 드립니다.</Accordion>
      </Piece>
      <Tabs
        label="내 정보"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'members', label: '회원 정보' },
          { id: 'credits', label: '크레딧 내역' },
          { id: 'payments', label: '결제 내역' },
        ]}
      >
        <p className="px-gutter py-4 text-note text-ink-500">
          기본으로 둔 사주가 풀이와 상담에서 먼저 골라집니다.
        </p>
      </Tabs>
      <Piece name="Segmented on night" night>
        <Segmented
          label="종류"
          hideLabel
          name="kind"
          onNight
          value={kind}
          onChange={setKind}
          options={NIGHT_TABS}
        />
      </Piece>
    </>
  );
}
