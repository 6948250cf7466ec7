import { asked } from './asked.ts';

/** The middle-aged and the old: whole sentences, formal endings, a life told in passing. */
export const ELDERS_IN_FULL_SENTENCES = asked(`
new-love.will | 사별하고 육 년이 흘렀습니다. 곁을 내줄 사람이 또 있겠는지요
new-love.will | 아이들 다 키우고 나니 적적합니다. 제게도 늦복이 있겠습니까
new-love.will | 쉰여섯 이혼녀입니다. 남은 인생 함께할 분을 만날 수 있을지요
new-love.will | 동창회에 나가면 좋은 만남이 있겠습니까
new-love.when | 혼자 된 지 십 년입니다. 인연이 닿는 해가 언제인지요
new-love.when | 몇 해를 더 기다려야 짝을 만나겠습니까
new-love.who | 어느 자리에서 귀한 사람을 만나게 되겠는지요
new-love.who | 종교 모임에서 만나게 될지 친구 소개로 만나게 될지 궁금합니다
new-love.like | 저처럼 무던한 사람에게는 어떤 분이 맞습니까
new-love.how | 나이 들어 사람을 사귀려니 막막합니다. 어찌해야 합니까
new-love.why | 선을 여러 번 보았으나 번번이 성사가 안 됩니다. 무슨 까닭일까요
new-love.should | 지인이 사람을 소개하겠다 합니다. 나가 보는 것이 좋겠습니까
new-love.should | 재혼 정보회사에 등록을 해 볼까 합니다만
new-love.state | 요사이 제 애정운이 어떻습니까
ssum.will | 산악회에서 가까워진 분이 계십니다. 좋은 사이로 발전하겠습니까
ssum.will | 두어 번 식사를 함께한 분과 인연이 이어지겠는지요
ssum.feel | 등산 때마다 제 배낭을 들어주시는데 무슨 마음이실까요
ssum.feel | 차나 한잔 하자 하시고는 말씀이 없으시니 속을 모르겠습니다
ssum.should | 제가 먼저 저녁을 청해도 흉이 안 되겠습니까
ssum.how | 점잖게 제 뜻을 비치려면 어떻게 하면 좋겠습니까
ssum.why | 자주 뵙던 분이 발길이 뜸해지셨습니다. 왜일까요
contact.will | 명함을 건넸는데 기별이 오겠습니까
contact.will | 그분께서 전화를 주실는지요
contact.should | 문자를 한 통 더 보내는 것이 실례가 되겠습니까
contact.feel | 답은 꼬박꼬박 주시는데 먼저 물으시는 법이 없습니다. 예의로 그러시는 걸까요
contact.how | 오래 소식이 끊긴 분께 어떤 말로 안부를 여쭈면 좋을까요
contact.when | 언제쯤 전화를 드리는 것이 적당하겠습니까
contact.why | 문자를 읽고도 답이 없으신 까닭이 무엇일까요
crush.feel | 문화센터 선생님께서 제게만 유독 살갑게 대하시는데 마음이 있으신 걸까요
crush.will | 오래 마음에 품은 분이 있습니다. 이루어지겠습니까
crush.should | 이 나이에 마음을 고백해도 괜찮겠습니까
crush.how | 합창단의 그분과 말이라도 터 보려면 어찌하면 좋을까요
crush.letgo | 혼자만의 마음인 것 같습니다. 접는 것이 옳겠습니까
couple.will | 늦게 만난 사람입니다. 끝까지 함께 갈 수 있겠습니까
couple.feel | 아내가 예전처럼 저를 위하는 마음이 있는지 알고 싶습니다
couple.feel | 남편이 말이 없으니 저를 귀하게 여기기는 하는지요
couple.how | 정년퇴직한 남편과 하루 종일 붙어 지내려니 숨이 막힙니다. 어떻게 지내야 합니까
couple.how | 결혼기념일에 아내를 기쁘게 해주고 싶은데 무엇이 좋을까요
couple.state | 저희 부부의 금슬이 올해는 어떻습니까
couple.should | 남편과 둘이 여행을 다녀올까 합니다. 괜찮겠습니까
fight.how | 아내와 말을 안 한 지 보름입니다. 어떻게 풀어야 할까요
fight.how | 남편 고집이 쇠심줄입니다. 어찌 달래야 합니까
fight.why | 삼십 년을 살았는데 아직도 사소한 일로 언성이 높아집니다. 왜 그럴까요
fight.should | 제가 먼저 미안하다 해야 하겠습니까
fight.when | 집사람 노여움이 언제쯤 가라앉겠습니까
fight.will | 처가 일로 틀어진 마음이 돌아오겠는지요
weary.how | 한집에 살아도 남처럼 지냅니다. 정을 되살릴 길이 있을까요
weary.why | 남편을 봐도 아무 느낌이 없습니다. 왜 이리 되었을까요
weary.will | 데면데면한 부부 사이가 나아지겠습니까
weary.when | 이 무심한 세월이 언제나 지나가겠는지요
weary.letgo | 자식들 출가시켰으니 이제 각자 살아도 되지 않겠습니까
trust.feel | 남편이 밤늦게 밖에 나가 전화를 받습니다. 다른 여자가 있는 것일까요
trust.should | 한 번 외도한 사람을 다시 믿어도 되겠습니까
trust.how | 남편의 거짓말을 알게 되었습니다. 어떻게 처신해야 합니까
trust.why | 왜 자꾸 통장을 감추는지 모르겠습니다
trust.will | 그 버릇이 고쳐지겠습니까
parting.letgo | 평생 참고 살았습니다. 이제라도 갈라서는 것이 맞겠습니까
parting.letgo | 졸혼을 생각하고 있습니다. 결단을 내려야 할까요
parting.letgo | 사귀던 분과 정리하는 것이 서로에게 좋겠는지요
parting.will | 이러다 결국 헤어지게 되는 것은 아닐지요
parting.how | 상처 주지 않고 관계를 매듭지으려면 어찌 말해야 합니까
parting.when | 이혼 이야기를 꺼내기에 적당한 때가 언제입니까
reunion.will | 젊은 날 놓친 사람을 다시 만날 수 있겠습니까
reunion.will | 집을 나간 아내가 돌아오겠습니까
reunion.will | 별거 중인 남편과 다시 합칠 수 있을까요
reunion.feel | 헤어진 그분도 저를 그리워하고 계실까요
reunion.should | 헤어진 지 일 년인데 제가 먼저 안부를 물어도 되겠습니까
reunion.how | 떠난 집사람의 마음을 돌리려면 무엇부터 해야 합니까
reunion.when | 그 사람이 다시 저를 찾을 때가 언제이겠습니까
reunion.why | 왜 그리 매정하게 등을 돌렸는지 모르겠습니다
reunion.letgo | 기다린 지 삼 년입니다. 이제 놓아야 하겠지요
heal.how | 남편을 먼저 보내고 마음 둘 곳이 없습니다. 어찌 견뎌야 합니까
heal.when | 이 쓸쓸함이 언제쯤 가시겠습니까
heal.why | 세월이 이렇게 흘렀는데 왜 아직도 사무칠까요
heal.will | 다시 사람을 사랑할 수 있을까요 이 나이에
people.when | 우리 딸이 언제쯤 시집을 가겠습니까
marriage.when | 재혼을 한다면 어느 해가 좋겠습니까
people.will | 마흔아홉 먹은 아들이 장가를 갈 수 있을까요
marriage.will | 만나는 분과 재혼까지 이어지겠는지요
marriage.should | 자식들이 재혼을 반대합니다. 그래도 해야 할까요
marriage.should | 혼인신고는 하지 않고 함께 지내려 하는데 괜찮겠습니까
marriage.how | 며느리 될 아이와 잘 지내려면 어찌해야 합니까
marriage.how | 사돈댁과 혼수 문제로 서먹합니다. 어떻게 풀면 좋겠습니까
marriage.why | 혼담이 번번이 깨지는 연유가 무엇일까요
marriage.like | 재혼하면 제 노년이 어떻게 펼쳐지겠습니까
spouse.like | 재혼한다면 어떤 성품의 사람을 만나겠습니까
spouse.who | 배필이 가까이에 있습니까 멀리 있습니까
spouse.when | 남은 생을 함께할 배필은 언제 나타납니까
pair.like | 저와 안사람은 어떤 연으로 만난 것입니까
pair.like | 제 아들과 며느릿감의 궁합이 어떻습니까
pair.why | 왜 이리 뜻이 안 맞는지요 저희 내외는
pair.how | 성정이 다른 사람과 해로하려면 무엇을 살펴야 합니까
self.why | 저는 어찌하여 평생 남만 챙기고 살까요
self.why | 정을 주면 꼭 상처로 돌아오는데 제 탓일까요
self.how | 혼자 늙는다 생각하니 두렵습니다. 마음을 어떻게 다스려야 합니까
self.how | 나이 들수록 자신이 없어집니다. 어찌해야 당당해질까요
self.like | 제가 여인으로서 어떤 매력이 있는지요
self.like | 저는 어떤 기질을 타고났습니까 연애에 있어서
timing.state | 금년 하반기 제 운의 흐름이 어떻습니까
timing.state | 내일 하루 운이 어떠하겠습니까
timing.when | 제 팔자에 볕 들 날이 언제입니까
timing.will | 올해가 가기 전에 기쁜 일이 있겠습니까
career.will | 퇴직 후에 작은 가게를 내려 합니다. 잘되겠습니까
career.will | 이번 공인중개사 시험에 붙겠는지요
career.will | 재취업이 되겠습니까 쉰다섯입니다
career.when | 장사가 언제쯤 풀리겠습니까
career.should | 식당을 접고 고향으로 내려갈까 합니다
career.should | 동생과 동업을 해도 되겠습니까
career.how | 나이 어린 상사 밑에서 어찌 처신해야 합니까
career.why | 벌어도 벌어도 남는 것이 없는 까닭이 무엇입니까
career.like | 퇴직하고 제게 어떤 일이 맞겠습니까
people.how | 아들이 방에서 나오지를 않습니다. 어찌하면 좋겠습니까
people.how | 며느리가 발길을 끊었습니다. 어떻게 다가가야 할까요
people.how | 형제간에 부모님 모시는 일로 의가 상했습니다. 어떻게 풀어야 합니까
people.why | 딸아이가 제게만 유독 쌀쌀맞습니다. 왜 그럴까요
people.should | 큰아이를 분가시켜야 할까요
people.should | 오랜 벗이 먼저 연락하지 않는데 제가 해야 할까요
people.will | 등 돌린 동생과 화해할 날이 있겠습니까
people.feel | 장성한 아들이 저를 원망하고 있을까요
people.when | 어머니께 요양원 이야기를 언제 꺼내야 할까요
people.will | 손주가 원하는 대학에 가겠습니까
matter.should | 이 나이에 운전을 배워도 되겠습니까
career.when | 이사를 어느 달에 하는 것이 좋겠습니까
matter.will | 오래 바라던 일이 이루어지겠습니까
matter.how | 매사 의욕이 없습니다. 어떻게 하면 기운을 차리겠습니까
work.how | 주말부부로 지내니 정이 멀어집니다. 어찌하면 좋을까요
work.why | 돈 이야기만 나오면 내외간에 다투게 됩니다. 왜 그럴까요
work.should | 남편 사업을 도우려면 제 일을 그만두어야 할까요
small:thanks | 말씀 감사히 새기겠습니다
small:thanks | 덕분에 마음이 한결 놓입니다
small:greeting | 처음 뵙겠습니다. 잘 부탁드립니다
small:bye | 오늘은 이만 물러가겠습니다
small:doubt | 사주라는 것을 믿어도 되는지 모르겠습니다
small:identity | 실례지만 사람이 답하시는 겁니까
small:guide | 태어난 시를 모르는데 괜찮습니까
small:guide | 하루에 몇 번까지 여쭐 수 있습니까
`);
