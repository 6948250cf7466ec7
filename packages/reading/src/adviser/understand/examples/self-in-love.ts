import { asked } from './asked.ts';

/** The reader in love: charm, pattern, fear, being alone. */
export const SELF_IN_LOVE = asked(`
self.like | 나 연애할 때 장점이 뭐라고 생각해
self.like | 내 매력 포인트 한가지만 꼽아줘
self.like | 이성들이 나한테 끌리는 이유가 뭘까 매력이 뭐야
self.like | 남자들이 보는 나는 어떤 느낌이에요
self.like | 여자들 눈에 제가 어떻게 비칠까요
self.like | 나 첫인상 차갑다는데 이성한테도 그래 보여?
self.like | 사람들이 저를 어떤 사람으로 볼까요
self.like | 연애할 때 나의 최악의 버릇은?
self.like | 제가 고쳐야 할 연애 습관이 뭔가요
self.like | 내 단점이 뭐길래 자꾸 이래
self.like | 나는 연애하면 어떤 스타일로 변해?
self.like | 나 집착하는 타입이야 방치하는 타입이야
self.like | 제 연애 성향 좀 분석해주세요
self.like | 저는 사랑을 주는 쪽인가요 받는 쪽인가요
self.like | 내가 가진 분위기는 어떤거야
self.like | 나는 귀여운쪽이야 섹시한쪽이야ㅋㅋ
self.like | 내 사랑 방식은 어떤 편이야
self.like | 연애에서 내 약점이 뭔데
self.like | 나도 모르는 내 매력이 있을까
self.like | 이성에게 어필할 내 강점이 뭐죠
self.like | 내 성격 연애하기에 괜찮은 성격임?
self.like | 내가 까다로운 여자야?
self.like | 내가 좀 무뚝뚝한데 연애할땐 어때보여
self.like | 내한테 어떤 매력이 있는지 좀 말해도
self.like | 나는 애교가 없는데 뭐가 매력일까
self.like | 저는 어떤 연애를 하는 사람입니까
self.like | 내 안에 바람기 있어?
self.like | 나 좀 의존적인 편이야?
self.like | 내가 사랑에 빠지면 어떤 모습이야
self.like | 소개팅 나가면 내 어떤 점을 보여줘야 매력있어보여
self.why | 나는 왜 좋아하는 사람 앞에서만 바보가 될까
self.why | 왜 이렇게 눈이 높은걸까요 저는
self.why | 왜 맨날 나쁜 남자만 좋아하지
self.why | 나는 왜 사귀기만 하면 불안해질까
self.why | 잘해주면 왜 부담스럽고 못해주면 왜 매달리게 되지
self.why | 난 왜 사랑받아도 의심부터 할까
self.why | 왜 항상 을이 되는거야 연애만 하면
self.why | 왜 표현을 못하는 걸까요 속은 안그런데
self.why | 왜 나는 금방 질려버리지 사람한테
self.why | 막상 사귀면 도망가고 싶은데 나 왜이래
self.why | 왜 누가 다가오면 밀어내게 될까요
self.why | 왜 이렇게 외로움을 많이 탈까
self.why | 나는 왜 상대한테 다 맞춰주다 지칠까
self.why | 왜 연락 하나에 하루 기분이 왔다갔다하지
self.why | 난 왜 혼자있는걸 못견디지
self.why | 왜 남한테는 쿨한데 애인한테만 쪼잔해질까
self.why | 제가 왜 이렇게 질투가 많을까요
self.why | 왜 금사빠 금사식일까 나
self.why | 사랑받고 싶은데 왜 자꾸 가시를 세우게 될까요
self.why | 나 왜 자꾸 떠보고 시험하게 되지
self.why | 왜 끝난 관계만 곱씹을까요 저는
self.why | 왜 연애만 하면 나를 잃어버리는걸까
self.why | 왜 헌신하면 헌신짝이 되는건지
self.why | 나 왜 이렇게 사람을 못믿지 이성이면 더
self.why | 왜 고백받아도 마음이 안 움직일까요
self.why | 왜 나는 사랑을 받아본 적이 없을까
self.why | 남들은 쉽게 하는 사랑이 왜 저만 어렵죠
self.why | 왜 이렇게 겁이 많아졌을까 연애가
self.why | 왜 나만 더 많이 사랑할까 항상
self.why | 왜 늘 끌려다니는 연애만 하는교
self.how | 자존감 높이려면 뭐부터 하면 좋을까
self.how | 질투 안하는 법
self.how | 집착을 줄이고 싶어요 방법이 있을까요
self.how | 상대 눈치 그만 보려면 어떻게 해야돼
self.how | 서운한걸 쌓아두기만 하는데 어떻게 표현하죠
self.how | 표현 잘하는 사람이 되고 싶은데 어떻게 연습해
self.how | 불안형 애착 고치는 방법좀
self.how | 회피 성향이라 자꾸 도망가요 어떻게 고칠까
self.how | 외로움을 다스리는 법이 궁금합니다
self.how | 혼자서도 잘 지내는 사람이 되려면
self.how | 주말마다 혼자 방구석인데 뭐하고 지내면 좋을까
self.how | 연애에 목매지 않으려면 어떻게 해
self.how | 감정기복이 심해서 상대가 힘들어해요 어떻게 다스리죠
self.how | 사랑받는 여자가 되려면 뭘 바꿔야해
self.how | 매력있는 남자가 되려면 어떻게 해야 하죠
self.how | 거절을 잘 못하는데 어떡하면 좋을까
self.how | 상처받을까봐 마음을 못 열겠어요 어떻게 하면 열까요
self.how | 나 자신을 먼저 사랑하라는데 그거 어떻게 하는건데
self.how | 남자 보는 눈을 기르려면?
self.how | 사람 보는 눈이 없는데 어떻게 키우죠
self.how | 금방 빠지는 성격 어떻게 고쳐
self.how | 먼저 연락 안오면 안절부절하는데 마음 편해지는 방법
self.how | 예민한 성격 때문에 연애가 힘들어요 어떻게 해야할까요
self.how | 말을 예쁘게 하려면 어떻게 해야될까
self.how | 연락 집착 버리는 법좀 알려줘
self.how | 자격지심이 있어서 자꾸 작아져 어떻게 극복해
self.how | 외모에 자신이 없어서 사람 만나는게 무서워요
self.how | 욱하는 성격 고치고 싶어요
self.how | 너무 재는 성격인데 좀 단순해지려면
self.how | 마음의 문을 여는 방법을 알고 싶습니다
self.how | 과거 연애 상처 때문에 사람을 못 믿겠어요 어떡하죠
self.how | 퍼주는 버릇 우째 고치노
self.how | 잠들기 전에 너무 외로워 어떻게 해야돼
self.how | 남 연애 보면 배아픈 나 어쩌냐
self.how | 이제 누굴 만나는게 겁나는데 어떻게 용기내지
self.how | 연애 공백기가 길어서 감을 잃었는데 어떻게 되찾지
self.how | 나한테 집중하는 시간을 갖고 싶은데 뭐부터
self.how | 밀어내는 버릇을 고치려면
self.how | 연애 잘하는 법이 뭐야
self.will | 나도 누군가한테 1순위가 될 수 있을까
self.will | 저같은 사람도 사랑받을 수 있나요
self.will | 내 성격 고칠 수 있을까
self.will | 불안한게 나아질까 나이들면
self.will | 나 평생 이렇게 외로울까
self.will | 결국 저는 혼자가 편한 사람으로 남을까요
self.will | 언젠가는 나도 안정적인 사랑을 할 수 있을까
self.will | 자존감 회복할 수 있을까
self.will | 이 의심병 고쳐질까
self.will | 살 빼면 나도 인기 많아질까
self.will | 나 사랑받을 팔자야?
self.will | 저도 누군가를 진심으로 사랑할 날이 올까요
self.should | 연애에 기대를 버리는게 나을까
self.should | 당분간 연애 쉬고 나한테 집중하는게 좋을까
self.should | 성격을 바꿔야 할까요 이대로 맞는 사람을 찾아야 할까요
self.should | 좀 튕겨야되나 나 너무 쉬워보이나
self.should | 외모를 가꾸는게 먼저일까 성격을 고치는게 먼저일까
self.should | 눈을 낮춰야 할까
self.should | 심리상담 받아보는거 어때 연애가 너무 힘들어서
self.should | 과거를 솔직하게 다 말하는 편이 좋을까요 이혼한거
`);
