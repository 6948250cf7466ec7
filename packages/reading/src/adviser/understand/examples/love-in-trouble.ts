import { asked } from './asked.ts';

/** Two who are together: lasting, quarrelling, tired, in doubt. */
export const LOVE_IN_TROUBLE = asked(`
couple.will | 우리 몇년 더 갈까
couple.will | 이 사람이 내 마지막 사랑일까
couple.will | 남친이랑 내후년에도 함께일까
couple.will | 동거 시작했는데 오래 갈 수 있을까
couple.will | 남친 군대 다녀올때까지 우리 그대로일까
couple.will | 연하 남친이랑 미래가 있을까
couple.will | 사귄지 일주일인데 오래갈 느낌이야?
couple.will | 아내와 남은 세월 다정히 지낼 수 있을까요
couple.will | 나이차 때문에 힘들어질까
couple.will | 이사람이 나를 계속 좋아해줄까
couple.will | 여친이 나를 기다려줄까 군대가는데
couple.will | 비밀연애 들킬까
couple.will | 재혼 전제로 만나는데 잘될까요
couple.will | 첫남친인데 끝까지 갈수있나
couple.feel | 남친 마음이 예전 같을까
couple.feel | 나 없으면 못산다더니 지금도 그럴까
couple.feel | 여친이 나를 진짜 사랑하는지 확인하고 싶어
couple.feel | 나랑 있을때 행복해보여?
couple.feel | 남편은 저를 여자로 보긴 하는 걸까요
couple.feel | 사랑한다고 말은 하는데 진심일까
couple.feel | 친구가 먼저인 남친 나는 몇순위야
couple.feel | 남친이 나를 창피해하나
couple.feel | 무슨 생각하는지 모르겠는 남친 속마음좀
couple.feel | 나보다 엄마를 더 챙기는 남편 마음이 뭐예요
couple.feel | 요즘 멍때리는 여친 무슨 고민있나
couple.feel | 나한테 불만있는거 같은데 뭐가 불만일까
couple.feel | 아내는 저를 어떻게 생각하고 있을까요
couple.how | 남친 기분 풀어주는 법
couple.how | 여친 생일에 뭐해주면 좋아할까
couple.how | 백일 선물 뭐가 좋을까
couple.how | 우울해하는 남친 어떻게 위로해
couple.how | 연락 안하는 남친 어떻게 길들여
couple.how | 장거리연애 잘하는 팁좀
couple.how | 애교 없는데 남친이 원해 어떻게 해
couple.how | 남친한테 사랑받으려면 어떻게 해야돼
couple.how | 여친 부모님 처음 뵙는데 뭘 준비하죠
couple.how | 남편과 다시 가까워지고 싶습니다 무엇부터 할까요
couple.how | 힘든 시기를 지나는 아내에게 무엇을 해줄 수 있을까요
couple.how | 아픈 남친 간호하는데 지쳐 어떻게 하지
couple.how | 섭섭한거 말하고싶은데 어떻게 말하지 안싸우고
couple.how | 남친이 너무 친구만 만나 어떻게 말해야 할까
couple.how | 취향이 달라 데이트가 힘든데 뭘 하면 좋을까
couple.how | 애기 낳고 서먹해졌어요 어떻게 하면 다시 좋아질까
couple.how | 동거중인데 집안일을 안해 어떻게 시켜
couple.should | 남친 집에 인사가도 될까
couple.should | 여친이랑 해외여행 가도 되나
couple.should | 커플링 맞추자고 할까
couple.should | 남친 폰 번호 저장명 바꿔달라고 해도 되나
couple.should | 내 과거를 말해줘야 할까 남친한테
couple.should | 남친이 남사친 끊으라는데 끊어야돼?
couple.should | 남친 엄마가 밥먹자는데 가야되나
couple.should | 커플통장 만들어도 될까
couple.should | 가족한테 남친 소개할까 말까
couple.should | 서운하다고 말할까 그냥 넘어갈까
couple.should | 남친 기다려줘야할까 유학 2년
couple.should | 장거리 시작하는데 계속 만나도 될까
couple.should | 이벤트 해줘도 될까 부담스러워할까
couple.why | 왜 나한테만 무심해 남친이
couple.why | 왜 갑자기 여친이 말수가 줄었지
couple.why | 남친이 왜 사진을 안올려 나랑 찍은거
couple.why | 왜 밖에서는 손을 안잡을까
couple.why | 남편은 왜 제 말을 귓등으로 들을까요
couple.why | 왜 자꾸 나를 떠보지 여친이
couple.why | 사랑한다는 말을 왜 안해
couple.why | 친구는 만나면서 나는 왜 바쁘대
couple.why | 왜 나만 더 좋아하는 느낌이지 남친보다
couple.why | 왜 남친 앞에서는 솔직해지지 못할까
couple.when | 같이 여행가기 좋은 날은
couple.when | 우리 사이가 언제 더 깊어질까
couple.when | 남친은 언제쯤 철들어
couple.when | 여친 부모님은 언제 찾아뵙는게 좋을까
couple.when | 언제쯤 이 사람이 표현을 좀 할까
couple.state | 우리 지금 잘 가고있는거 맞지
couple.state | 요즘 우리 사이 어때보여
couple.state | 남친이랑 이번달 운 어때
couple.state | 내년 우리 부부 어떻게 지낼까
couple.like | 남친은 어떤 사람이야
couple.like | 우리 연애는 어떤 연애야
couple.like | 내 여친 진짜 성격이 어때
couple.which | 여행은 바다가 나을까 산이 나을까 남친이랑
couple.which | 남친이랑 동거할까 따로 살까
fight.how | 화난 여친 어떻게 달래
fight.how | 사과했는데 안받아줘 어떻게 해야 풀려
fight.how | 냉전 일주일째 어떻게 말 걸어
fight.how | 동굴 들어간 남친 어떻게 나오게해
fight.how | 싸우기만 하면 입닫는 남친 어떡해
fight.how | 말이 안통하는 남편이랑 어떻게 대화해요
fight.how | 감정적으로 안싸우는 방법
fight.how | 내가 욱해서 심한말 했어 어떻게 수습해
fight.how | 화해 선물 뭐가 좋을까
fight.how | 기념일에 싸웠는데 어떻게 풀면 좋을까
fight.how | 남편이 삐쳐서 밥도 안먹어요 어찌할까요
fight.how | 맨날 이기려고만 하는 여친 어떻게 대해야돼
fight.how | 다퉜는데 미안하다는 말이 안나와 어떻게 하지
fight.how | 매번 똑같은 싸움 끝내려면
fight.how | 싸우고 말 안하는 중인데 뭐라고 톡보내면 풀릴까
fight.why | 왜 여행만 가면 싸울까
fight.why | 왜 별것도 아닌걸로 싸우지
fight.why | 왜 내가 뭐라고만 하면 화를 내지
fight.why | 잘못은 지가 해놓고 왜 나한테 성질
fight.why | 왜 화가 났는지 말을 안해
fight.why | 왜 우리는 대화만 하면 싸움이 될까요
fight.why | 누가 잘못한거야 이번 싸움
fight.why | 왜 미안하다는 말을 안할까 남친은
fight.why | 왜 술만 마시면 싸우게 될까
fight.will | 이번 싸움 풀릴까
fight.will | 남친이 먼저 사과할까
fight.will | 여친 화가 풀릴까
fight.will | 걔가 먼저 미안하다고 할까
fight.will | 이러다 화해 못하고 끝날까
fight.will | 내가 사과하면 받아줄까
fight.will | 시간이 지나면 풀릴까
fight.will | 남편이 먼저 말을 걸어올까요
fight.will | 앞으로도 계속 이렇게 싸울까
fight.will | 화해하면 예전처럼 지낼 수 있을까
fight.when | 언제 화풀릴까
fight.when | 며칠 지나야 풀릴까 냉전중
fight.when | 언제쯤 먼저 연락올까 싸웠는데
fight.when | 사과는 오늘 할까 내일 할까
fight.when | 화 좀 가라앉으면 말하려는데 언제가 좋아
fight.when | 싸우고나서 얼마나 있다가 말 거는게 좋을까
fight.should | 이번엔 내가 져줄까
fight.should | 먼저 미안하다고 해야돼?
fight.should | 그냥 모른척 넘어갈까 따질까
fight.should | 할말 다 해버릴까 참을까
fight.should | 사과받을때까지 연락 안할까
fight.should | 내 잘못 아닌데 사과해야 하나요
fight.should | 자존심 굽히고 먼저 말 걸어도 될까
fight.should | 화난거 티 좀 내도 되나
fight.should | 걔가 잘못했는데 봐줘야 되나
fight.should | 아내가 화를 내는데 그냥 두는 것이 나을까요
fight.feel | 아직도 화나있을까
fight.feel | 남친 진짜 화난거야 삐진거야
fight.feel | 싸우고 나서 걔도 마음이 불편할까
fight.feel | 나한테 실망했을까
fight.feel | 싸우고 무슨 생각하고 있을까
fight.feel | 사과는 받았는데 속으로 꽁해있는거 아닐까
fight.feel | 미안해하고는 있을까
fight.letgo | 맨날 싸우는데 헤어지는게 답일까
fight.letgo | 싸울거면 그만 만나는게 낫나
weary.how | 설렘을 되찾으려면
weary.how | 데이트가 맨날 똑같은데 뭘 바꾸면 좋을까
weary.how | 오래 만나 편하기만 한데 긴장감 생기게 하는법
weary.how | 남친이 권태기인데 나는 어떻게 해야 돼
weary.how | 대화거리가 없어 어떻게 하면 좋지 5년째라
weary.how | 아내와 데면데면합니다 다시 살갑게 지내려면 어떻게 할까요
weary.how | 의무적으로 만나는 느낌인데 어떻게 극복하지
weary.how | 식어버린 마음 다시 데우는 방법
weary.how | 결혼 10년차 남편이 남자로 안보여요 어떡하죠
weary.how | 나만 노력하는 권태기 어떻게 버텨
weary.why | 왜 설레지가 않지 좋은 사람인데
weary.why | 왜 같이 있어도 외롭지
weary.why | 왜 남친이 귀찮아질까
weary.why | 남편이 왜 꼴보기 싫을까
weary.why | 왜 스킨십이 줄었지
weary.why | 왜 갑자기 여친한테 마음이 식었지
weary.why | 잘해주는데 왜 자꾸 딴생각이 들지
weary.why | 우리 왜 이렇게 재미가 없어졌을까
weary.feel | 남친 권태기 온거 맞지
weary.feel | 나한테 질린걸까
weary.feel | 하품하고 폰만 보는데 마음 뜬거야?
weary.feel | 예전처럼 안 쳐다봐 식은거겠지
weary.feel | 나를 가구처럼 대하는 남편 사랑이 남았을까요
weary.feel | 여친이 나를 지겨워하는거 같아
weary.feel | 이제 나 안 좋아하는거 아냐 너무 무심해졌어
weary.will | 권태기 지나면 다시 좋아질까
weary.will | 다시 설렐 수 있을까 우리
weary.will | 이대로 정으로만 살게 될까요
weary.will | 처음처럼 돌아갈 수 있을까
weary.will | 이 무기력한 연애가 나아질까
weary.will | 남편이랑 다시 불타오를 날이 올까
weary.when | 권태기 언제 끝나
weary.when | 얼마나 지나야 다시 좋아져
weary.when | 이 지루함이 언제쯤 걷힐까요
weary.when | 남친이 언제쯤 예전으로 돌아올까
weary.should | 권태기라고 솔직히 말할까
weary.should | 잠깐 떨어져 지내볼까 권태기인데
weary.should | 시간 갖자고 해볼까 설레지가 않아서
weary.should | 이 시기를 그냥 버텨야 할까
weary.letgo | 설레지 않으면 헤어지는게 맞나
weary.letgo | 권태기인데 놓을까 참을까
weary.letgo | 좋아하는 마음이 없는데 정리하는게 맞을까
weary.letgo | 정밖에 안 남았는데 끝내야 할까
weary.letgo | 사랑이 식었는데 계속 만나는게 맞나
trust.feel | 남친 회사 여직원이랑 무슨 사이일까
trust.feel | 걔 나한테 숨기는거 있지
trust.feel | 폰을 뒤집어놓는데 찔리는게 있는걸까
trust.feel | 비밀번호 바꾼 남친 딴여자 생긴거야?
trust.feel | 남편이 낯선 향수 냄새를 풍겨요 외도일까요
trust.feel | 출장이라는데 거짓말이지
trust.feel | 여사친이라는데 진짜 친구일까
trust.feel | 소개팅앱 깔려있던데 바람필 생각인거지
trust.feel | 전여친 사진 안 지우는 남친 미련있나
trust.feel | 여친이 요즘 꾸미고 나가는데 남자 생긴걸까
trust.feel | 전남친이랑 연락하는 여친 아직 마음이 있는걸까요
trust.feel | 내가 세컨드인거 아니야?
trust.feel | 이 사람 믿을만한 사람이야
trust.feel | 나만 만나는거 맞아?
trust.feel | 사랑한단 말 다 거짓말이었을까
trust.feel | 호텔 영수증이 나왔어요 바람일까요
trust.should | 한번만 더 믿어볼까
trust.should | 바람핀 남편 용서해야 할까요
trust.should | 모른척하고 넘어갈까 따질까 여자 문제
trust.should | 증거 잡고 말하는게 나을까 그냥 물어볼까
trust.should | 남친 여사친 만나는거 이해해줘야돼?
trust.should | 클럽 가는 남친 그냥 보내줘도 될까
trust.should | 의심되는데 솔직하게 물어봐도 될까
trust.should | 전여친이랑 연락 끊으라고 해도 되나
trust.should | 거짓말 한번 했는데 눈감아줄까
trust.how | 의심이 멈추지 않는데 어떻게 해
trust.how | 한번 깨진 믿음 어떻게 회복해
trust.how | 바람 핀거 알았는데 어떻게 말을 꺼내지
trust.how | 여사친 문제 어떻게 해결하지
trust.how | 남친이 클럽 간거 알았어 어떡해
trust.how | 거짓말하는 버릇 어떻게 고쳐
trust.how | 남편의 외도를 알았습니다 어떻게 해야 합니까
trust.how | 전여친 흔적 때문에 힘든데 어떻게 넘겨
trust.how | 내가 바람폈는데 들켰어 어떻게 용서받지
trust.how | 자꾸 핸드폰을 확인하게 돼 어떻게 참지
trust.why | 왜 나한테 거짓말을 했을까
trust.why | 왜 바람을 폈을까
trust.why | 왜 전여친을 못끊지
trust.why | 왜 자꾸 의심이 들까
trust.why | 왜 폰을 숨길까
trust.why | 나 몰래 왜 딴여자 인스타를 보지
trust.why | 만나는 남자마다 왜 바람을 필까
trust.why | 왜 나한테 여친 없는 척했을까
trust.will | 또 바람필까
trust.will | 바람기 고쳐질까
trust.will | 다시 믿을 수 있을까
trust.will | 거짓말 안하겠다는데 지킬까
trust.will | 남편이 그 여자랑 정리할까요
trust.will | 한번 깨진 신뢰가 돌아올까
trust.will | 바람핀거 후회하고 잘할까
trust.will | 불륜이 들킬까
trust.when | 그 여자랑 언제 끝낼까 남편이
trust.when | 언제쯤 의심 안하고 살 수 있을까
trust.letgo | 바람핀 남친 버려야 맞지
trust.letgo | 거짓말쟁이 남친 헤어져야 할까
trust.letgo | 외도한 남편과 끝내는게 맞을까요
trust.letgo | 믿음이 없는데 계속 만나는게 의미있나
`);
