import { asked } from './asked.ts';

/** The old and the polite, dialects, no spaces, typing errors, fashions of speech. */
export const VOICES_OF_ALL_AGES = asked(`
new-love.will | 이 나이에 염치없습니다만 말동무라도 만날 수 있겠는지요
new-love.when | 혼자 된 지 오래되었습니다. 좋은 인연은 언제쯤 닿을는지요
new-love.will | 칠순이 내일모레인데 정 줄 사람이 나타나겠습니까
new-love.like | 어떠한 분과 인연이 맞을는지 여쭙습니다
marriage.will | 노모가 걱정을 하십니다. 제가 혼인을 할 수 있겠습니까
marriage.when | 혼사가 언제쯤 성사되겠는지 봐주십시오
marriage.should | 늦은 나이에 합치자는 분이 있는데 그리해도 되겠습니까
couple.feel | 집사람이 저를 어찌 생각하는지 궁금합니다
couple.how | 내자와 말년을 다정히 보내려면 어찌하면 되겠소
fight.how | 집사람이 토라져서 며칠째 말을 안 합니다 어찌 달래면 좋겠습니까
weary.how | 부부가 데면데면해진 지 오래입니다. 정을 되살리려면 무엇을 해야 할까요
trust.feel | 영감이 요즘 밖으로만 도는데 딴 마음이 있는 건지요
parting.letgo | 황혼이혼을 생각하고 있습니다. 이제라도 갈라서는 것이 맞겠는지요
people.how | 며느리 말고 제 딸과 사이가 서먹합니다 어찌하면 좋을까요
people.will | 막내아들이 올해는 자리를 잡겠습니까
reunion.will | 젊을 적 헤어진 사람을 다시 만나볼 수 있을는지요
heal.when | 영감 떠나보낸 지 1년인데 이 허한 마음이 언제나 가실는지
crush.should | 경로당에 마음 가는 분이 있는데 말씀을 건네봐도 될까요
crush.feel | 같은 모임 여사님이 저를 좋게 보시는지 궁금합니다
contact.should | 문자를 먼저 드려도 실례가 되지 않겠습니까
career.will | 퇴직하고 가게를 하나 하려는데 되겠습니까
crush.feel | 가가 내한테 맘이 있는긴가
crush.should | 마 확 고백해뿌까
crush.how | 좋아하는 가시나가 있는데 우예 말을 붙이노
ssum.feel | 일마 이거 내한테 장난치는기가 진심이가
ssum.will | 우리 사귀게 되긋나
contact.will | 연락 오긋나 오늘
contact.should | 먼저 톡해도 되긋제?
reunion.will | 갸 다시 돌아오긋나
reunion.feel | 가도 내 생각 하긋제
fight.how | 마누라가 단디 삐짓는데 우째 푸노
parting.letgo | 고마 치아뿌까 이 연애
new-love.when | 내는 언제 여자친구 생기노
marriage.when | 내 장가는 언제 가노
couple.will | 우리 오래 가긋나
self.why | 내는 와 맨날 차이기만 하노
new-love.when | 나는 언제 짝을 만난당가
crush.feel | 그 양반이 나를 좋아하는 거 맞당가요
contact.will | 연락이 올랑가 모르겄네
reunion.will | 다시 만날 수 있을랑가
parting.letgo | 이 인간하고 갈라서야 쓸랑가
fight.will | 화가 풀릴랑가 모르겄어라
marriage.will | 올해는 시집을 가겄는가
ssum.will | 잘 되겄지라?
couple.how | 울 신랑 기 좀 살려줄라믄 뭘 해야 쓴대유
career.will | 올해 돈 좀 벌겄슈?
new-love.will | 나두 색시가 생기긴 하겄지유
trust.feel | 남편이 딴 여자가 있는 거 아니래유
crush.should | 고백해두 되겄쥬
contact.feel | 답이 없는 게 싫다는 거래요
crush.feel | 걔나좋아하는거맞냐고
crush.should | 고백갈겨?말어?
crush.letgo | 짝사랑접을까진심지침
ssum.feel | 썸남마음이도대체뭔지모르겠음
ssum.will | 우리사귀는거시간문제임?
contact.will | 지금쯤내톡봤을까답은올까
contact.why | 왜안읽씹하는거냐고진짜
contact.should | 선톡갈길까말까
new-love.when | 남친언제생기냐고오
new-love.will | 나솔로탈출가능각?
couple.feel | 남친나사랑하는거맞음?
couple.will | 우리백년갈수있음?
fight.how | 여친빡쳤는데어케푸냐
fight.why | 왜자꾸싸우는건데우리
weary.feel | 남친식은거같은데맞냐
trust.feel | 남친폰수상한데바람각임?
parting.letgo | 헤어지는게답임?진심고민
reunion.will | 재회확률몇퍼냐
reunion.feel | 전남친나잊었겠지
reunion.should | 전남친한테톡보내도됨?
heal.when | 언제잊혀지냐고ㅠㅠ
marriage.when | 나결혼언제함
spouse.like | 내남편어떤사람임
pair.like | 우리궁합몇점임
self.why | 나왜자꾸집착함
career.should | 퇴사각임?
career.will | 취뽀가능?
crush.feel | 걔 나 좋아하는거 맞는거 같은데 마즘?
crush.should | 고벡해도 될가요
ssum.feel | 썸남이 절 조아하는걸가요
contact.will | 답쟝 올까여
reunion.will | 재해할수있을까요 전남친이랑
reunion.should | 해어진 남친한태 연락해볼까여
marriage.will | 겨론 할수 있을가요 저
trust.feel | 남편이 바람피우는거 가태요 맞을가요
fight.how | 싸웟는데 어뜨케 풀어야댈지 모르겟어요
couple.feel | 남친이 저 사랑하는거 마잘까요
self.how | 자존감이 너무 나자요 어떻게 높이죠
new-love.when | 나믄 언제 연애하나 ㅋㅋ 나만 솔로야
contact.why | 왜 답짱을 안하냐구
parting.letgo | 헤어저야 될까요
crush.feel | 짝남이 나한테 플러팅한거 같은데 실화냐
ssum.feel | 이거 완전 그린라이트 아님?
ssum.feel | 걔 나한테 스며든거 맞지
ssum.should | 내가 먼저 직진해도 됨?
crush.how | 짝남한테 킹받지 않게 들이대는 법
ssum.feel | 이게 썸인지 쌈인지 모르겠다
new-love.will | 내년엔 나도 갓생 말고 연애 좀 하나
ssum.why | 썸붕난 이유 좀 알고싶음
contact.feel | 답장텀 3시간이면 관심없는거죠
couple.feel | 남친 나한테 찐사랑이야?
reunion.feel | 걔 후폭풍 씨게 왔을까
heal.how | 멘탈 나갔어 전남친 때문에 어떻게 잡아
trust.feel | 쎄한데 촉 믿어도 돼? 바람인거 같아
crush.will | 넘사벽인 사람인데 될까
crush.letgo | 가망없으면 런하는게 맞지? 짝사랑
parting.letgo | 이 연애 탈주각이야?
couple.will | 우리 커플 롱런 가능?
self.like | 나 연애할때 상여자야 순정파야
self.like | 나 테토녀야 에겐녀야 연애할때
`);
