import { asked } from './asked.ts';

/** A noun and a sigh: what is wanted is hardly said. */
export const A_WORD_OR_TWO = asked(`
new-love.when | 남친 생기는 달
new-love.when | 내 인연 시기
new-love.when | 솔로탈출 날짜
new-love.like | 내 인연 특징
new-love.like | 다음 남친 스타일
new-love.who | 인연 만나는 장소
new-love.who | 내 짝 나이대
new-love.why | 연애 못하는 이유
new-love.why | 똥차만 꼬이는 이유
new-love.how | 소개팅 성공법
new-love.how | 자만추 하는 법
new-love.state | 이번달 연애운
new-love.state | 솔로 연애운
new-love.will | 연말 전 연애 가능성
new-love.will | 소개팅 결과
ssum.will | 썸 성공 확률
ssum.will | 애프터 올지
ssum.feel | 썸남 속마음
ssum.feel | 소개팅남 나에 대한 호감도
ssum.why | 썸만 타다 끝나는 이유
ssum.how | 썸남 공략법
ssum.how | 밀당하는 방법
ssum.when | 사귀자고 말할 시기
contact.will | 연락 올 가능성
contact.will | 답장 여부
contact.when | 연락 오는 날
contact.when | 톡 보낼 타이밍
contact.why | 읽씹 이유
contact.why | 잠수탄 이유
contact.how | 대화 이어가는 법
contact.how | 첫 톡 멘트
contact.feel | 단답하는 심리
contact.feel | 읽씹하는 남자 마음
crush.will | 짝사랑 결과
crush.will | 고백 성공률
crush.feel | 짝남 마음
crush.feel | 그 선배 나한테 관심 유무
crush.how | 짝녀한테 다가가는 법
crush.how | 고백 멘트 추천
crush.when | 고백하기 좋은 날
crush.letgo | 짝사랑 포기 여부
couple.will | 남친이랑 나의 미래
couple.will | 우리 커플 앞날
couple.feel | 남친 속마음
couple.feel | 아내 진심
couple.how | 오래 가는 비결
couple.how | 장거리 극복법
couple.state | 우리 커플운
couple.state | 부부운
couple.when | 남친이랑 여행 가기 좋은 날
fight.how | 화해하는 방법
fight.how | 삐진 여친 푸는 법
fight.when | 화해할 날
fight.will | 냉전 끝날 가능성
fight.why | 자주 싸우는 이유
fight.feel | 싸운 남친 지금 심정
weary.how | 권태기 극복
weary.how | 섹시한 긴장감 되찾는 법
weary.when | 권태기 끝나는 시점
weary.why | 설렘 사라진 이유
weary.feel | 권태기 남친 마음
trust.feel | 바람 여부
trust.feel | 남친 다른 여자 유무
trust.how | 의심 안 하는 법
trust.how | 바람핀 남편 대처법
trust.why | 거짓말하는 이유
parting.letgo | 헤어지는 게 답인지
parting.letgo | 이혼 여부
parting.how | 깔끔하게 헤어지는 법
parting.when | 이별 말할 타이밍
parting.why | 맨날 차이는 이유
parting.will | 이별 가능성
reunion.will | 재회 가능성
reunion.will | 전남친 재회 확률
reunion.when | 재회 시기
reunion.when | 후폭풍 오는 시기
reunion.feel | 전남친 속마음
reunion.feel | 떠난 그 사람 지금 심리
reunion.how | 재회하는 방법
reunion.how | 전여친 마음 돌리는 법
reunion.why | 차인 이유
reunion.why | 헤어진 원인
reunion.letgo | 재회 포기할지
heal.when | 이별 극복 시기
heal.when | 잊혀지는 시간
heal.how | 전남친 잊는 법
heal.how | 이별 후유증 극복법
heal.why | 못 잊는 이유
marriage.when | 결혼하는 나이
marriage.when | 결혼 시기
marriage.will | 결혼 가능 여부
marriage.will | 이 남자랑 결혼 확률
marriage.why | 결혼 늦는 이유
marriage.how | 시댁이랑 잘 지내는 법
marriage.like | 내 결혼생활 모습
marriage.state | 올해 결혼운
spouse.like | 남편 성격
spouse.like | 배우자복
spouse.like | 미래 와이프 외모
spouse.who | 배우자 직업
spouse.who | 남편 나이차
spouse.when | 배우자 만나는 시기
pair.like | 그 사람과 나의 궁합
pair.like | 속마음 궁합
pair.why | 안 맞는 이유
pair.how | 성격 차이 극복법
self.like | 나의 매력
self.like | 내 연애 스타일
self.like | 연애할 때 내 단점
self.why | 집착하는 이유
self.why | 나쁜 남자만 좋아하는 이유
self.how | 자존감 높이는 법
self.how | 외로움 견디는 법
timing.state | 오늘 운세
timing.state | 다음주 운
timing.when | 이번달 좋은 날
timing.when | 운 트이는 시기
timing.state | 내년 총운
career.when | 취업 시기
career.when | 이직 타이밍
career.will | 합격 여부
career.will | 승진 가능성
career.like | 나에게 맞는 직업
career.like | 적성
career.how | 면접 잘 보는 법
career.why | 계속 떨어지는 이유
career.state | 올해 직장운
career.state | 재물운
people.how | 엄마랑 안 싸우는 법
people.how | 사춘기 딸 대처법
people.why | 친구 멀어진 이유
people.will | 친구와 화해 가능성
people.state | 가족운
people.state | 인간관계운
career.when | 이사 좋은 날
matter.when | 여행 좋은 달
matter.will | 당첨 여부
work.how | 일이랑 연애 같이 하는 법
work.how | 사내연애 주의점
`);
