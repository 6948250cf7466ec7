import { asked } from './asked.ts';

/** What is asked next with the subject left out. */
export const FOLLOW_UPS_BARE = asked(`
reunion.when | 전남친 돌아올까 > 그게 언제쯤인데
reunion.when | 재회 가능성 있어요? > 몇월에요?
reunion.how | 전여친이랑 다시 될까 > 그럼 나는 뭘 하면 돼
reunion.feel | 헤어진 남친한테 연락해도 될까 > 걔는 날 어떻게 생각하는데
reunion.should | 전남친도 내 생각 할까 > 그럼 잡아볼까
reunion.should | 전여친 마음이 궁금해 > 한번 만나자고 해도 될까
reunion.will | 전남친 왜 연락이 없을까 > 기다리면 오긴 와?
reunion.letgo | 전남친이 새여친 생겼대 > 그럼 이제 포기해야돼?
reunion.letgo | 재회할 수 있을까요 > 그냥 잊는게 나을까요
reunion.will | 헤어진 지 세 달 됐어요 마음이 궁금해요 > 다시 이어질 확률은요
reunion.how | 재회운 있나요 > 어떻게 연락하면 좋을까요
heal.when | 이별하고 너무 힘들어 어떻게 해 > 언제쯤 괜찮아져?
heal.how | 전남친 언제쯤 잊을까 > 잊는 방법은 없어?
heal.why | 헤어진지 1년인데 언제 잊어 > 왜 나만 이래
heal.will | 잊는 법 알려줘 > 그러면 진짜 잊혀져?
parting.when | 헤어지는게 맞을까 > 그럼 언제 말해
parting.how | 이혼하는게 나을까요 > 어떻게 말을 꺼내죠
parting.will | 헤어질까 말까 > 헤어지면 후회할까
parting.letgo | 우리 헤어지게 될까 > 그럼 내가 먼저 끝낼까
parting.how | 헤어지자고 할까 > 뭐라고 말해
crush.when | 고백해도 될까 > 언제가 좋은데
crush.when | 고백하면 받아줄까요 > 그럼 며칠쯤 할까요
crush.how | 짝남이 나 좋아할까 > 어떻게 하면 좋아하게 만들어
crush.how | 고백해도 될까 > 뭐라고 하지
crush.feel | 고백해도 될까 > 걔는 나 어떻게 생각해
crush.will | 짝녀는 나를 어떻게 생각할까 > 가능성은 있는거야?
crush.letgo | 짝남이 나 좋아해? > 그럼 포기할까
crush.why | 짝남이랑 잘될까 > 왜 어려운건데
crush.should | 짝남도 나한테 관심있을까 > 먼저 말 걸어도 될까
crush.should | 고백 언제 할까 > 선물도 같이 줄까
crush.will | 언제 고백해야돼 > 그날 하면 되긴 해?
ssum.when | 썸남이랑 사귈까 > 언제쯤
ssum.how | 이 썸 잘될까 > 내가 뭘 어떻게 해야해
ssum.feel | 썸남이랑 잘될까 > 걔 마음은 어떤데
ssum.should | 썸녀 마음이 궁금해 > 그럼 내가 먼저 사귀자고 해?
ssum.letgo | 썸남이 나를 좋아하긴 할까 > 그만 만날까
ssum.why | 썸남이랑 사귀게 될까 > 왜 이렇게 오래 끌어
ssum.will | 썸남이 무슨 생각인지 모르겠어 > 사귀자고는 할까
ssum.should | 썸남 주말에 만나기로 했어 잘될까 > 손 잡아도 돼?
contact.when | 그 사람한테 연락 올까 > 며칠 안에?
contact.how | 먼저 연락해도 될까 > 뭐라 보내
contact.how | 답장이 없어 왜그럴까 > 그럼 어떻게 해야돼
contact.will | 먼저 연락해도 돼? > 답은 올까
contact.should | 왜 답이 없을까 > 한번 더 보내볼까
contact.should | 연락 언제 올까 > 그냥 내가 먼저 할까
contact.why | 연락 올까 > 왜 안와
contact.feel | 연락 올까요 > 마음이 없는 걸까요
contact.letgo | 답장 올까 > 안오면 포기해?
contact.which | 연락해도 될까 > 전화가 나아 톡이 나아
contact.when | 먼저 톡해볼까 > 오늘? 내일?
couple.will | 남친 마음이 어떨까 > 오래는 갈까
couple.how | 남친이랑 오래갈까 > 오래가려면?
couple.feel | 남친이랑 결혼 말고 오래 만날수 있을까 > 나를 사랑하긴 해?
couple.why | 남친이 나 사랑할까 > 근데 왜 표현을 안해
couple.how | 여친 생일 어디 갈까 > 선물은 뭐가 좋아
couple.should | 남친이 요즘 무심해 왜그래 > 서운하다고 말할까
fight.should | 남친이랑 싸웠는데 화해할까 > 내가 먼저 사과해?
fight.how | 싸웠어 언제 풀릴까 > 뭐라고 말하면 풀려
fight.will | 왜 맨날 싸울까 > 앞으로도 계속 이럴까
fight.feel | 싸웠는데 먼저 연락할까 > 아직 화나있을까
fight.when | 먼저 사과해야 할까 > 언제 하는게 좋아
fight.why | 남편이랑 싸웠어요 어떻게 풀죠 > 저 사람은 왜 저럴까요
weary.when | 권태기 극복할 수 있을까 > 얼마나 걸려
weary.how | 권태기인가봐 왜이럴까 > 뭘 해보면 좋을까
weary.will | 권태기 어떻게 극복해 > 다시 좋아지긴 해?
weary.letgo | 권태기가 언제 끝나 > 그냥 헤어지는게 나을까
trust.should | 남친이 바람피는걸까 > 물어봐도 될까
trust.how | 믿어도 될까요 남편을 > 어떻게 확인하죠
trust.feel | 바람핀 남친 용서해줄까 > 진짜 반성은 하고있을까
trust.will | 용서해줘도 될까 바람인데 > 또 그럴까
marriage.when | 이 사람이랑 결혼할 수 있을까 > 언제
marriage.when | 결혼해도 될까요 > 시기는요
marriage.will | 결혼 언제 해요 > 할 수는 있는 거죠?
marriage.should | 결혼은 언제쯤 > 지금 남친이랑 해도 돼?
marriage.why | 결혼할 수 있을까 > 왜 이렇게 늦어
marriage.how | 부모님이 결혼 허락할까 > 어떻게 설득해
marriage.like | 결혼하면 행복할까 > 어떤 모습으로 살아
spouse.like | 결혼운 있어? > 어떤 사람이랑 하는데
spouse.like | 배우자는 어떤 사람이에요 > 성격은요
spouse.who | 미래 남편 어떤 사람이야 > 나이는
spouse.like | 배우자 언제 만나 > 잘생겼어?
new-love.when | 올해 남친 생길까 > 그럼 언제
new-love.who | 새로운 인연 언제 와 > 어디서
new-love.like | 연애 언제 할까 > 어떤 사람인데
new-love.how | 남친 생길까 > 그러려면 어떻게 해야돼
new-love.will | 왜 연애를 못할까 > 평생 이럴까
new-love.why | 올해 인연 들어와요? > 왜 없어요
new-love.who | 다음 사람은 어떤 사람이야 > 연하야?
new-love.should | 인연 언제 들어와 > 소개팅이라도 나가볼까
new-love.when | 소개팅 나가도 될까 > 이번주? 다음주?
pair.like | 우리 궁합 어때요 > 안좋은 점은요
pair.how | 궁합 봐줘 > 그럼 뭘 조심해야해
pair.why | 우리 잘 맞아? > 근데 왜 자꾸 어긋나
self.how | 나는 왜 집착할까 > 고치는 법은
self.like | 왜 연애를 못하지 나는 > 내 장점은 없어?
self.will | 자존감이 너무 낮아요 > 나아질 수 있을까요
self.why | 내 연애 스타일 어때 > 왜 그렇게 됐을까
career.when | 이직해도 될까 > 언제쯤
career.when | 취업할 수 있을까요 > 몇월쯤 소식이 와요
career.should | 이직운 있어? > 그럼 사표 내도 돼?
career.will | 회사 그만둘까 > 다른데 갈 수는 있을까
career.how | 시험 붙을까 > 남은 기간 어떻게 해야돼
career.like | 이직하는게 좋을까 > 어떤 일이 맞는데
career.why | 면접 또 떨어졌어 언제 붙을까 > 왜 자꾸 떨어지는거야
people.should | 친구가 왜 화났을까 > 먼저 연락해?
people.will | 엄마랑 싸웠는데 어떻게 풀지 > 풀리긴 할까
people.when | 친구랑 화해할까 > 언제쯤 풀려
timing.when | 내년 운세 어때 > 제일 좋은 달은
timing.state | 올해 운 어때 > 내년은
timing.how | 이번달 운 별로야? > 그럼 어떻게 지내야해
`);
