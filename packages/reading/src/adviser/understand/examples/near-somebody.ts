import { asked } from './asked.ts';

/** Somebody is near: told by what happens between the two, without the words crush or courtship. */
export const NEAR_SOMEBODY = asked(`
crush.feel | 편의점 알바생이 나한테만 서비스를 주는데 뭘까
crush.feel | 도서관에서 맨날 내 맞은편에 앉는 남자 나한테 관심있나
crush.feel | 같은 버스 타는 분이 자꾸 힐끔거려요 호감일까요
crush.feel | 카풀하는 동료가 아침마다 커피를 사와 의미있는 행동이야?
crush.feel | 선배가 내 말투를 따라하던데 친근해서야 관심이야
crush.feel | 회식 때 내 잔만 챙기는 과장님 무슨 뜻일까요
crush.feel | 필라테스 쌤이 나한테 유독 친절한데 원래 그런 분일까
crush.feel | 오빠가 내 머리 쓰다듬었는데 동생으로 보는거겠지
crush.feel | 걔가 내 이상형 물어봤어 관심있어서 물어본걸까
crush.feel | 나 아플때 약 사다준 동기 마음이 뭐야
crush.feel | 소문으로는 나 좋아한다던데 진짜일까
crush.feel | 친구가 그러는데 걔가 나 예쁘다고 했대 호감 맞지
crush.feel | 말끝마다 나를 놀리는데 좋아서 그러는거임 싫어서 그러는거임
crush.feel | 단둘이 있으면 어색해하는 그 애 나 의식하는걸까
crush.feel | 그분이 제 생일을 기억하고 계셨어요 마음이 있으신 건가요
crush.should | 옆자리 동료한테 주말에 뭐하냐고 물어봐도 되나
crush.should | 스터디 끝나고 같이 밥먹자고 해볼까
crush.should | 도서관에서 자주 보는 사람한테 쪽지 남겨볼까
crush.should | 군대가기전에 마음 털어놓을까
crush.should | 걔가 유학가기 전에 말이라도 해볼까
crush.should | 담당 미용사한테 번호 물어봐도 될까요
crush.should | 친구의 친구가 마음에 드는데 소개해달라고 할까
crush.should | 오래 알고 지낸 동생한테 이성으로 다가가도 되겠습니까
crush.should | 술기운 빌려서 말해버려도 되나
crush.should | 크리스마스에 같이 보내자고 해볼까 좋아하는 애한테
crush.how | 눈도 못 마주치는데 어떻게 친해지냐
crush.how | 이성으로 어필하려면 어떻게 해야해 그냥 동생취급이야
crush.how | 썸도 아니고 아는 사이인데 어떻게 진전시켜
crush.how | 말주변이 없는데 호감 표시를 어떻게 하지
crush.how | 같은 교회 자매님께 어떻게 다가가면 좋을까요
crush.how | 연상 누나한테 남자로 보이려면
crush.how | 인기 많은 애를 좋아하는데 어떻게 눈에 띄지
crush.will | 걔가 내 마음을 알아줄 날이 올까
crush.will | 선배가 나한테 넘어올까
crush.will | 이 짝사랑에 끝이 해피엔딩일까
crush.will | 나한테 기회가 있을까 그 사람 옆에 여자가 많아
crush.will | 헬스장 그 남자랑 말이라도 트게 될까
crush.will | 옆집 남자랑 엮일 수 있을까
crush.will | 우리 팀 신입이랑 뭔가 생길까
crush.will | 걔가 내 매력을 알아볼까
crush.when | 언제쯤 내 마음을 눈치챌까
crush.when | 그 사람이 언제쯤 나를 돌아봐줄까
crush.when | 말을 꺼내려는데 이번학기 안에 언제가 좋아
crush.when | 첫마디 건네는거 언제로 할까
crush.why | 왜 그 사람 앞에만 가면 말이 안나오지
crush.why | 왜 나한테는 눈길도 안줄까 다른 애들한텐 잘하면서
crush.why | 왜 나는 항상 바라만 보다 끝나지
crush.why | 왜 갑자기 나를 피해다니지 내가 좋아하는 애가
crush.letgo | 그냥 좋은 동생으로 남는게 나을까
crush.letgo | 나이차가 너무 나는데 마음을 거두는 것이 맞을까요
crush.letgo | 좋아한지 7년이면 이제 보내줄때지
crush.letgo | 반응이 없는데 여기서 멈출까
ssum.feel | 두번째 만났는데 더치페이하재 나한테 마음 없는거야?
ssum.feel | 만날때마다 전여친 얘기하는데 무슨 심리
ssum.feel | 집에 데려다주긴 하는데 애프터는 없어 뭐지
ssum.feel | 첫만남에 세시간 얘기했는데 마음에 든거겠지?
ssum.feel | 톡은 잘하는데 만나자곤 안해 왜 그런 마음일까
ssum.feel | 나 만날때 향수 뿌리고 오던데 신경쓰는걸까
ssum.feel | 친구들한테 나를 그냥 아는 동생이래 뭐야 나는
ssum.feel | 술먹으면 보고싶다고 전화하는데 진심이야?
ssum.feel | 나를 가볍게 보는걸까요 진지하게 보는걸까요
ssum.will | 내일 두번째로 보는데 분위기 좋을까
ssum.will | 이번 주말 데이트에서 뭔가 진전될까
ssum.will | 상대분이 저를 또 만나주실까요
ssum.will | 소개받은 오빠가 또 보자고 연락할까
ssum.will | 밀당하다 놓치는건 아닐까
ssum.will | 이 사람이랑 시작해볼 수 있을까
ssum.will | 우리 사이에 이름이 붙을까
ssum.why | 사귈 것처럼 굴더니 왜 발을 빼지
ssum.why | 왜 스킨십만 하고 관계는 안정해
ssum.why | 왜 다음주에 보자 해놓고 말이 없어
ssum.why | 잘 만나놓고 왜 생각할 시간이 필요하대
ssum.should | 애매한 사이인데 크리스마스에 만나자고 할까
ssum.should | 제가 먼저 손 잡아봐도 될까요
ssum.should | 소개팅 상대가 마음에 드는데 바로 또 보자고 할까
ssum.should | 나 좋아하냐고 대놓고 물어볼까
ssum.should | 썸남 생일인데 선물 챙길까 말까
ssum.should | 질투작전 써볼까 먹힐까
ssum.should | 조금 튕기는게 나을까 솔직한게 나을까
ssum.how | 상대가 신중한 편인데 어떻게 속도를 맞춰
ssum.how | 세번째 만남에서 고백받으려면 어떻게 해
ssum.how | 분위기를 로맨틱하게 만들려면
ssum.how | 선보고 온 분께 어떻게 호감을 표현하면 좋을까요
ssum.when | 언제쯤 말 놓고 편해질까
ssum.when | 이 사람이랑 정식으로 만나는건 언제부터야
ssum.when | 사이를 확실히 하자는 말은 언제 해야 안 깨져
ssum.when | 관계 정리하자고 언제 말 꺼내 사귈지 말지
ssum.letgo | 자꾸 약속 깨는 사람 그만 볼까
ssum.letgo | 확신을 안주는 남자 여기서 끊어야할까
ssum.letgo | 사귈 마음 없어보이는데 내가 빠져줄까
ssum.letgo | 여자 많은 남자인데 더 깊어지기 전에 물러날까
ssum.which | 오래 본 사람이 나을까 새로 만난 사람이 나을까
ssum.which | 능력있는 사람 대 재밌는 사람 누구한테 가야돼
ssum.which | 두사람이 동시에 고백했는데 누구를 만나
ssum.which | 나를 좋아하는 사람 내가 좋아하는 사람 누구를 택할까
contact.will | 오늘밤에는 톡이 울릴까
contact.will | 폰만 보고 있는데 뭐라도 오려나
contact.will | 어제 보낸 장문에 답을 해줄까
contact.will | 프로필 바꾸면 말 걸어줄까
contact.will | 한동안 조용한데 다시 말을 걸어올까
contact.when | 걔 이름이 내 폰에 뜨는건 언제쯤일까
contact.when | 언제쯤 알림이 울릴까
contact.when | 바쁜거 끝나면 연락준댔는데 그게 언제야
contact.why | 왜 답이 점점 짧아지지
contact.why | 통화하자더니 왜 전화를 안해
contact.why | 왜 낮에는 조용하다가 밤에만 톡해
contact.why | 잘 주고받다가 갑자기 왜 읽기만 하지
contact.feel | 1이 안없어지는데 나를 피하는걸까
contact.feel | 아무때나 톡하는거 편해서야 좋아서야
contact.feel | 물어보는거에만 답하는데 나 귀찮은거지
contact.feel | 좋은 아침 매일 보내는건 무슨 마음일까
contact.feel | 내가 톡하면 바로 읽긴 하는데 관심있는걸까
contact.should | 전화번호 바뀌었다고 알려줄까
contact.should | 새해인사 먼저 보내볼까
contact.should | 어제 실수한거 톡으로 사과할까
contact.should | 답이 늦는데 재촉해도 되나
contact.should | 똑같이 안읽씹해줄까
contact.should | 하루 이틀 뜸을 들일까 바로 답할까
contact.should | 좋아요 취소할까 실수로 눌렀어
contact.how | 자니 말고 뭐라고 보내야 안 구려
contact.how | 소개받은 사람한테 첫인사 뭐라고 보내
contact.how | 끊긴 톡 다시 살리려면 무슨 얘기로
contact.how | 답이 ㅋㅋ뿐인데 어떻게 이어가야해
contact.how | 톡이 노잼이라는데 어떻게 재밌게 하지
contact.letgo | 내가 안하면 끊기는 연락 이제 놓을까
contact.letgo | 답장 구걸하는거 관둘까
new-love.will | 케이크 나눠먹을 사람이 생길까 연말에
new-love.will | 명절에 데려갈 사람 생기려나
new-love.will | 이제 좀 사람다운 사람 만날때도 됐는데 만나지나
new-love.will | 취미모임 나가면 괜찮은 사람 만날까
new-love.will | 이혼하고 혼자 애 키우는데 저한테도 봄이 올까요
new-love.will | 나를 있는 그대로 좋아해줄 사람을 만날 수 있을까
new-love.will | 운동 시작했는데 거기서 인연 생기려나
new-love.will | 다시 설레는 날이 올까 너무 오래 혼자라
new-love.should | 어머니가 아는 집 아들을 만나보라시는데 만나볼까요
new-love.should | 직장 선배가 자기 동생을 만나보래 만나볼까
new-love.should | 이모가 주선해준 자리인데 나가도 될까
new-love.should | 와인모임 들어볼까 사람 만나려고
new-love.should | 러닝크루 가입하는거 어때 인연 찾는데 도움될까
new-love.should | 이혼남인데 사람은 좋아 만나도 되려나
new-love.should | 헤어진지 얼마 안된 사람이 다가오는데 받아줄까
new-love.like | 어떤 사람을 만나야 안 싸우고 살까
new-love.like | 나는 우짠 사람이랑 맞겄노
new-love.like | 어떤 남자를 만나야 덜 외로울까
new-love.like | 나같은 성격은 어떤 성격을 만나야 편해
new-love.why | 왜 나는 만날 기회조차 없지
new-love.why | 맞선만 보면 왜 퇴짜를 맞는지
new-love.why | 괜찮은 사람은 왜 다 임자가 있을까
new-love.why | 왜 남자들이 나를 어려워할까
new-love.state | 요새 내 애정운 이상없어?
new-love.state | 연말 애정전선 어때
couple.will | 사귄지 얼마 안됐는데 벌써 불안해 괜찮을까
couple.will | 남친 회사 옮기면 멀어질까 우리
couple.will | 처음으로 결혼 말고 그냥 이 사람이랑 쭉 가고 싶은데 갈 수 있을까
couple.will | 이 행복이 오래 갈까요
couple.feel | 게임할때 내 톡은 안보는 남친 나를 좋아하기는 해?
couple.feel | 남친이 유튜브만 보는데 나한테 관심이 있나
couple.feel | 여친이 축구 보는 나를 한심하게 볼까
couple.feel | 같이 밥먹어도 말이 없는 남친 무슨 생각일까
couple.feel | 내가 뭘해도 시큰둥한 여친 나 좋아하긴 해
couple.how | 우울한 여친 곁에서 뭘 해줄 수 있을까
couple.how | 남친이 시험 떨어졌는데 어떻게 위로하지
couple.how | 맨날 늦는 남친 어떻게 고쳐
couple.how | 기념일 안챙기는 남편 어떻게 하면 좋을까
couple.how | 표현에 인색한 아내와 어떻게 하면 가까워질까요
couple.should | 남친 부모님 선물 사가야 할까
couple.should | 엄마한테 남친 얘기 해도 될까
couple.should | 남친이 여행가자는데 부모님 몰래 가도 되나
couple.why | 남친이 왜 친구들한테 나를 안 보여주지
couple.why | 여친이 왜 주말마다 바쁘다고 할까
couple.why | 왜 남편은 집에 오면 입을 닫을까요
couple.state | 요즘 남친이랑 나 괜찮은 흐름이야?
fight.how | 말실수해서 여친이 울었어 어떻게 빌어야돼
fight.how | 남친이 화나서 집에 갔어 어떻게 붙잡지 말고 풀지
fight.how | 사소한 일로 토라지는 여친 어떻게 맞춰
fight.how | 아내가 친정으로 갔습니다 어떻게 마음을 풀어야 할까요
fight.should | 걔가 연락할 때까지 나도 버틸까
fight.should | 끝까지 자존심 세워도 되나
fight.should | 먼저 굽히고 들어가는게 나을까
fight.should | 삐져서 말 안하는데 그냥 내버려둘까
fight.will | 싸우고 나간 남친 돌아와서 말 걸까
fight.will | 오늘 안에 풀릴까 여친이 단단히 화났어
fight.will | 이번엔 쉽게 안 풀릴까
fight.when | 남편 입 다문지 나흘째 언제 풀어질까
fight.when | 며칠 두면 누그러질까
fight.feel | 차단하고 프사 내렸던데 아직 화난걸까 남친
fight.feel | 미안하다는데 진짜 미안한걸까
fight.feel | 아직 서운해하고 있을까
fight.why | 말투 하나로 왜 이렇게 크게 번지지
fight.why | 왜 둘다 한마디도 안 지려고 할까
weary.how | 오래 사귀어서 형제같아 어떻게 다시 불꽃을 피우지
weary.how | 남매처럼 지내는 부부인데 다시 두근거리려면
weary.how | 하숙생이랑 사는것 같아요 남편이랑 다시 가까워질 방법이 있을까요
weary.why | 나한테 잘하는 사람인데 왜 자꾸 정이 떨어질까
weary.why | 상대는 그대로인데 내 마음만 왜 변하지
weary.will | 만나는 것도 일 같은데 이 고비 넘기면 나아질까
weary.will | 카톡하기도 귀찮은데 이 시기 지나가나
weary.letgo | 정 하나로 버티는데 계속 가는게 의미 있을까
weary.feel | 하루종일 연락 없어도 아쉬워하지 않는 남친 식은거지
trust.feel | 남친 셔츠에 화장품 묻어있던데 바람일까
trust.feel | 위치공유 끄고 다니는 남친 뭐 숨기는거지
trust.feel | 야근이라더니 회사 불 꺼져있더라 거짓말인거지
trust.feel | 여친이 통화할때마다 밖에 나가 남자일까
trust.should | 울면서 빌길래 흔들려요 이번 한번 봐줘도 될까요
trust.should | 실수였다는데 용서가 될까 해줘야 할까
trust.will | 바람은 병이라던데 또 그럴까
trust.will | 버릇은 못고친다는데 다시 안 그럴까요
trust.why | 왜 몰래 전여친 프로필을 들어가볼까
trust.why | 왜 나 두고 딴여자한테 디엠을 보내
trust.how | 믿고 싶은데 자꾸 확인하게 돼요 어떻게 그만두죠
parting.letgo | 술버릇이 심해서 정리할지 참아볼지 모르겠어요
parting.letgo | 결혼은 싫다는 남자 붙들고 있는거 시간낭비겠지
parting.letgo | 남남처럼 사는데 갈라서는게 서로 편할까요
parting.letgo | 이십년을 같이 살았는데 이제라도 각자 사는게 나을까요
parting.letgo | 이별을 통보받았어요 붙드는게 나을까요 보내는게 나을까요
parting.when | 끝내자는 말 연말 전에 할까 새해 지나고 할까
parting.when | 마음은 굳혔는데 명절 지나고 말할까 그 전에 말할까
parting.when | 헤어질 결심 언제 말로 꺼낼까
parting.how | 착해서 못 헤어지겠어 어떻게 말을 떼지
parting.how | 상처 덜 주고 끝내려면 어떻게 얘기해
parting.will | 요즘 서로 지쳐있는데 이러다 갈라설까
parting.will | 둘다 지쳤는데 이대로 끝나는거 아니겠지
parting.why | 백일도 못가고 왜 맨날 깨지냐
parting.why | 사귀면 왜 꼭 오래를 못 가노
reunion.will | 그 여자랑 깨지면 나한테 다시 올까
reunion.will | 지금 여친이랑 헤어지면 내 생각이 날까 전남친
reunion.will | 모질게 돌아선 사람인데 누그러질 수 있을까요
reunion.will | 미련 있는 채로 헤어졌는데 또 만나면 잘 될까
reunion.feel | 차버린 쪽은 후회를 하긴 하나
reunion.feel | 찬 사람도 시간이 지나면 아쉬워할까
reunion.feel | 배경사진이 아직 우리 여행갔던 데인데 못 잊은걸까
reunion.feel | 우리 노래를 아직 프로필뮤직으로 해놨어 미련일까
reunion.should | 다시 해보자는데 또 다칠까 겁나 그래도 받아줄까
reunion.should | 전남친이 재회하자는데 응해줄까 말까
reunion.should | 내가 버려놓고 미안하다고 보내는거 뻔뻔한가
reunion.should | 반년만에 전여친이 안부 물어왔는데 답장할까
reunion.like | 전생에 원수였나 왜 이렇게 엮이지 전남친이랑
reunion.like | 전남친이랑 무슨 악연이길래 이러는걸까
reunion.letgo | 몇달을 기다렸으면 이제 놓아줄때 아닐까
reunion.letgo | 기다린지 반년인데 그만 보내줄까
heal.will | 그 사람만한 사람이 또 나타날까
heal.will | 그렇게 사랑할 사람을 또 만날 수 있을까
heal.will | 두번 다시 그런 사랑은 없을까
heal.when | 이 공허함이 언제 가실까
heal.when | 텅 빈 마음은 언제쯤 채워질까
heal.when | 이 먹먹함 언제까지 갈까
heal.how | 같이 찍은 사진을 못 버리겠어 어떻게 정리하지
heal.how | 밤마다 울다 잠드는데 어떻게 버텨야 하나
heal.why | 못된 사람인거 알면서 왜 그리울까
marriage.why | 혼기가 찼는데 왜 혼사가 안될까요
marriage.why | 맞선을 그렇게 봤는데 왜 결혼이 안되죠
marriage.why | 상견례만 하면 왜 틀어질까
people.will | 아들이 마흔인데 장가를 갈 수 있을까요
marriage.will | 가정을 이루고 살 수 있을까 내가
marriage.will | 동갑끼리 결혼해도 잘 살까
marriage.should | 시부모 모시자는데 결혼해도 될까요
marriage.should | 벌이가 적은 사람인데 성실해요 결혼해도 될까
marriage.how | 예비 시댁 욕심이 과한데 지혜롭게 넘기려면
marriage.feel | 오래 만났는데 결혼 얘기를 안꺼내 나랑 할 생각이 없는걸까
spouse.like | 여편네 복이 있나
spouse.like | 마누라 잘 만날 팔자입니까
spouse.like | 남편 덕 보고 살겠어?
spouse.like | 처덕이 있는지 봐주세요
spouse.like | 신랑 외모는 어때
spouse.when | 평생 짝은 몇살에 만나져
spouse.who | 결혼할 사람이 지금 내 곁에 있는 사람인가요
pair.like | 나는 불 남친은 물 맞는 사이야?
pair.why | 사랑하는데 왜 이렇게 하나하나 어긋날까
self.why | 다정한 사람은 싫고 나를 힘들게 하는 사람한테 끌려 왜이래
self.why | 왜 주기만 하다가 혼자 지쳐서 끝날까
self.will | 이런 나도 언젠간 사랑받겠지?
self.how | 답장 하나에 온갖 상상을 다 해요 이 버릇 어떻게 고쳐요
self.how | 텅 빈 주말을 어떻게 채우지
self.like | 나의 치명적인 약점이 뭔지 솔직하게 말해줘
career.should | 상사가 너무 힘들게 하는데 대책없이 나가도 될까
career.should | 갈 곳도 안정하고 관둬도 되나 사수때문에
career.should | 사람 때문에 미치겠는데 나와도 될까 회사
career.when | 우리 가게 언제쯤 손님이 붙을까
career.when | 식당 차렸는데 언제 자리잡아
career.when | 하는 일이 언제쯤 궤도에 오를까
career.like | 사무실 일이 안맞는데 뭘 하면 잘할까
career.like | 현장일이 나을까 앉아서 하는 일이 나을까
career.like | 나한테 맞는 밥벌이가 뭘까
career.will | 필기 합격자 발표 기다리는데 붙었을까
career.will | 결과 발표 앞두고 떨리는데 합격할까요
career.will | 은행원 채용 최종인데 될까
career.will | 벌면 나가고 벌면 나가는데 돈복이 있나
work.how | 교대근무라 서로 못 봐서 멀어지는데 어떻게 하지
work.how | 출장이 잦은 남친이랑 안 멀어지려면
work.how | 서로 퇴근시간이 달라 얼굴 볼 새가 없어 어떡하지
people.how | 엄마랑 언니 사이에 끼어서 힘들어요 어떻게 해야 하나요
people.how | 부모님 싸움에 자꾸 저만 껴요 어떻게 처신하죠
people.feel | 오래된 친구가 슬슬 거리두는데 내가 뭐 잘못했나
people.should | 서운하게 한 친구인데 내가 먼저 연락할까
people.should | 화해하자고 먼저 손 내밀까 친구한테
matter.should | 긴머리 자를까
matter.should | 파마할까 생머리로 둘까
matter.should | 숏컷 도전해봐도 될까
matter.should | 안경 벗고 렌즈 낄까
matter.should | 피어싱 할까말까
matter.should | 염색 무슨색으로 할까
matter.should | 헬스 끊을까
matter.should | 새벽 수영 시작해볼까
small:thanks | 덕분에 기운 났어 고마웡
small:thanks | 말 들으니까 좀 후련하다
small:thanks | 쌤 덕에 마음이 편해졌어요
small:thanks | 오늘 얘기 들어줘서 고마워요
small:doubt | 돌려막기로 말하는거 아님?
small:doubt | 다들 이런 말 듣는거 아냐
small:doubt | 아무나한테 맞는 말 아니에요?
small:doubt | 그냥 좋은 말만 하는거 아니야?
small:doubt | 이거 누가 물어봐도 똑같지
small:identity | 지금 말하는 사람 진짜 사람이야?
small:identity | 실제 상담사가 답하는 거예요?
small:identity | 답장은 사람이 쓰는 건가요 자동인가요
small:identity | 거기 누구세요 상담사 맞으세요
small:bye | 이만 자야겠다 굿나잇
small:bye | 출근해야해서 자러 가볼게요
small:mood | 그냥 다 지친다
`);
