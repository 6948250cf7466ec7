import { asked } from './asked.ts';

/** Children, parents, loans among kin; and times asked for in the words of a leave: 언제 해도 될까. */
export const FAMILY_AND_WHEN = asked(`
people.how | 아이가 학교에서 친구를 못 사귀어요
people.how | 애가 밥을 안 먹어요 어떻게 하죠
people.how | 둘째가 자꾸 거짓말을 해요 어떻게 가르치죠
people.how | 고3 아들이 게임만 해요 어떻게 말해야 할까
people.how | 부모님이 이혼하신대요 저는 어떻게 해야 하죠
people.how | 엄마가 아프신데 제가 어떻게 해드리면 좋을까
people.how | 친구가 돈을 안 갚아요 어떻게 말하지
people.how | 동생이 돈 좀 빌려달라는데 어떻게 거절하지
people.how | 아버지 퇴직하시고 우울해하세요 어떻게 위로하죠
people.how | 딸이 남자친구만 만나느라 집에 안 들어와요 어떻게 하죠
people.will | 아이 유치원 적응 잘할까
people.will | 우리 애 이번 시험 잘 볼까
people.will | 막내가 군대 잘 다녀올까요
people.will | 딸이 좋은 대학에 갈까요
people.will | 부모님 사이가 다시 좋아질까
people.will | 빌려준 돈 친구가 갚을까
people.should | 부모님 모시고 살아야 할까요
people.should | 둘째 학원 보낼까
people.should | 아이를 유학 보내도 될까요
people.should | 친구한테 돈을 빌려줘도 될까
people.should | 부모님께 용돈을 더 드려야 할까
people.should | 엄마 빚을 내가 갚아드려야 할까
people.should | 큰애 독립시켜도 될까
people.should | 조카를 우리 집에서 지내게 해도 될까
people.why | 아들이 왜 말을 안 할까요 요즘
people.why | 우리 애는 왜 이렇게 예민할까
people.why | 아빠는 왜 나만 미워할까
people.when | 부모님께 언제 말씀드리면 좋을까 독립한다고
people.feel | 우리 아이가 저를 무서워할까요
people.feel | 부모님은 나한테 실망하셨을까
people.like | 우리 딸은 어떤 아이인가요
crush.when | 언제 고백해도 될까
crush.when | 언제쯤 좋아한다고 말해도 될까
crush.when | 몇 월에 마음을 전해도 될까
contact.when | 언제 연락해도 될까
contact.when | 며칠 있다가 톡해도 될까
contact.when | 언제 다시 전화해도 괜찮을까
ssum.when | 언제 사귀자고 해도 될까
ssum.when | 언제쯤 만나자고 해도 될까요
reunion.when | 언제 다시 연락해봐도 될까 전남친한테
reunion.when | 언제쯤 만나자고 해도 될까 헤어진 사람한테
fight.when | 언제 말 걸어도 될까 싸웠는데
fight.when | 언제쯤 사과하러 가도 될까
marriage.when | 언제 결혼 얘기 꺼내도 될까
marriage.when | 언제쯤 부모님께 인사드려도 될까
parting.when | 언제 헤어지자고 해도 될까
career.when | 언제 사표 내도 될까
career.when | 언제쯤 집을 내놔도 될까
couple.when | 언제 같이 살자고 해도 될까
couple.when | 남친 부모님 언제 뵈어도 될까
trust.when | 언제쯤 다시 믿어도 될까
heal.when | 언제쯤 사진을 봐도 괜찮을까
new-love.when | 언제 다시 연애해도 될까
crush.should | 이번 주말에 고백해도 될까
contact.should | 지금 전화해도 될까
reunion.should | 다음 달에 만나자고 해도 될까 전여친한테
fight.should | 오늘 밤에 사과해도 될까
parting.letgo | 이번 달에 헤어지자고 해도 될까
parting.letgo | 이쯤에서 손을 놓아도 될까 우리
crush.letgo | 이쯤에서 그 사람 포기해도 될까
contact.letgo | 이쯤에서 답장 기다리는 거 그만둬도 될까
ssum.letgo | 이쯤에서 썸 그만둬도 될까
reunion.letgo | 이쯤에서 기다림을 멈춰도 될까
weary.how | 15년 차 부부인데 대화가 없어요
weary.how | 연애 7년차인데 설레지 않아요
couple.how | 신혼 1년차인데 집안일로 예민해요 어떻게 나누죠
couple.will | 동거 3년차인데 이대로 괜찮을까
couple.state | 결혼 10년차 우리 부부 어때요
career.how | 5년차 대리인데 승진이 안 돼요
career.should | 3년차인데 이직해도 될까
`);
