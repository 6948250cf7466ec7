import { asked } from './asked.ts';

/** With somebody: lasting, quarrels, weariness, doubts, how the two fit, marriage and who it will be. */
export const PAIRED_AND_WED = asked(`
couple.will | 이 남자랑 계속 가도 괜찮을까
couple.will | 남친이랑 끝까지 갈까
couple.will | 우리 내년에도 사귀고 있을까
couple.will | 유학 간 남친 기다리면 결실 있을까
couple.will | 우리 앞으로 어떻게 될까
couple.will | 나이차 많이 나는데 괜찮을까 우리
couple.feel | 남친이 나랑 미래 그리고 있을까
couple.feel | 저 사랑받고 있는 거 맞나요
couple.feel | 여자친구 속마음이 궁금해요
couple.feel | 남친은 나를 얼마나 좋아할까
couple.feel | 남편은 저를 아직 여자로 볼까요
couple.feel | 남친한테 나는 몇순위일까
couple.feel | 남친이 기념일도 안챙기는데 사랑이 식었나
couple.feel | 와이프가 요즘 말이 없는데 무슨 생각일까
couple.why | 남친이 요즘 예민해 왜 그럴까
couple.why | 여친이 왜 피하는지
couple.why | 남자친구가 표현을 안하는 이유가 뭘까요
couple.why | 남편이 왜 집에 늦게 들어올까
couple.why | 여친이 스킨십을 싫어하는 이유
couple.why | 왜 나한테만 까칠할까 남친
couple.how | 남친이 애같아서 힘든데 어떻게 해야하나요
couple.how | 여친이 너무 집착해요 어떻게 하죠
couple.how | 남친이 말을 너무 막해 어떻게 고쳐
couple.how | 남친이 게임만 해요
couple.how | 여자친구가 표현을 안해줘요
couple.how | 남친 친구들이 저를 싫어해요
couple.how | 연상 여자친구랑 잘 지내는 법
couple.how | 남친 부모님께 뭐 사가지
couple.how | 오래 사귀려면 뭐가 중요해
couple.how | 남친 취향 맞추기 힘들어
couple.how | 곰신인데 외로워요 어떻게 버텨요
couple.how | 데이트 비용 때문에 눈치보여
couple.should | 남친한테 서운하다고 말해도 될까
couple.should | 커플링 맞추자고 할까
couple.should | 남친이랑 여행 가도 되나
couple.should | 부모님께 남친 소개할까
couple.should | 유학가는 남친 따라가야하나
couple.should | 남친 과거 물어봐도 될까
couple.when | 여행은 언제 가는게 좋아요
couple.when | 언제 부모님께 인사드릴까
couple.when | 우리 사이 언제 안정될까
couple.state | 요즘 우리 사이 어때 보여
couple.state | 남친이랑 이번달 운
couple.will | 얘랑 계속 가도 될까
couple.feel | 남친이 나랑 미래를 생각하긴 할까
couple.how | 남친 부모님 처음 뵙는데 뭐 조심해야돼요
couple.why | 여친이 갑자기 차가워졌어요 왜죠
couple.how | 연하남친이 너무 애같아서 힘들어
couple.feel | 나 사랑받고있는거 맞아?
couple.will | 롱디 버틸수있을까요
couple.should | 동거하자는데 해도 될까
couple.how | 백일선물 추천
couple.feel | 남친이 내 생일 까먹었어.. 마음 없는거지?
couple.will | 고딩때부터 만난 남친 평생 갈까
couple.feel | 남친 결혼 얘기만 나오면 딴청 나랑 할 마음 없는거지
couple.how | 남친이 효자라 피곤해
couple.why | 요새 여친 목소리가 시큰둥해 이유가 뭐지
couple.should | 남친 폰 비번 알려달라 해도 될까요
couple.how | 기념일에 뭐하지
couple.feel | 군대간 남친 날 그리워할까
couple.will | 해외 발령난 남친이랑 계속 될까요
couple.how | 연애 초반인데 벌써 권태로움 어떡
couple.state | 지금 만나는 사람이랑 요즘 기류가 어떤가요
couple.should | 이번 명절에 남친집 가도 되나
couple.why | 제 생일에 왜 아무것도 안 해줬을까요
couple.how | 남친이 취준생이라 예민해 어떻게 도와줘
couple.will | 첫사랑인 남친이랑 평생 갈까
couple.will | 지금 여친이랑 끝까지 가나
couple.how | 남친이 마마보이라 힘들어
couple.how | 남친이 효자라서 스트레스
couple.how | 남친이 돈을 너무 안써
couple.how | 여친이 남사친이 많아서 신경쓰여
couple.how | 남친이 술을 너무 좋아해요
couple.how | 취준생 남친 어떻게 도와주지
couple.why | 여친 목소리가 차가운데 이유가 뭘까
couple.why | 남친 반응이 시큰둥한 이유
couple.why | 기념일에 왜 아무것도 안해줬을까
couple.why | 왜 나한테 선물을 안줄까 남친은
couple.feel | 결혼 얘기하면 말 돌리는데 나랑 할 생각 없는거지
couple.feel | 남친이 나를 창피해하나
couple.should | 남친따라 그 도시로 이사갈까
couple.should | 남친 집에 인사 가도 될까
couple.will | 3년만났는데 요새 위태위태 우리 괜찮을까
couple.feel | 남친이 친구 만나는걸 더 좋아해 난 뒷전?
couple.how | 남친이 잔소리 너무심함 어째
couple.why | 왜 남친은 내 얘기를 안들어줄까
couple.should | 여친한테 내 빚 솔직히 말할까
couple.how | 남친 서프라이즈 뭐하지
couple.state | 요새 남편하고 나 사이 운이 어떻노
couple.feel | 남친이 차가워졌어 > 맘이 뜬건가
couple.feel | 남친이 나를 진짜 사랑하는지 의심돼
couple.will | 지금 남자랑 오래오래 행복할까
couple.how | 남친이 내 말을 무시해 어떻게 해야 돼
couple.why | 여친이 요즘 나를 피하는 이유
couple.should | 남친한테 결혼 얘기 꺼내볼까
couple.how | 여친이 질투가 심해서 피곤
couple.how | 남친이랑 오래갈까 > 그러려면 뭐 해야돼
couple.why | 남친이 왜 내 말을 안 듣지
couple.why | 여친이 왜 나를 피할까
couple.should | 남친한테 결혼 얘기 먼저 꺼내도 될까
couple.should | 여친한테 빚 있다고 말해야 할까
couple.how | 여친이 질투가 너무 심해요
couple.how | 남친이 잔소리가 심해
couple.how | 남친이 나를 무시하는 말을 해
couple.feel | 남친이 나랑 있는게 재미없나
couple.feel | 남친한테 나는 뒷전인가
couple.will | 요즘 우리 위태로운데 괜찮을까
couple.feel | 남친 마음이 예전같을까
couple.how | 주말에만 보는 남친이랑 잘지내려면
couple.why | 남친은 왜 사랑한단 말을 안할까
couple.will | 속도위반 말고 이 남자랑 길게 갈까
couple.should | 남친한테 서프라이즈로 찾아가도 될까
fight.will | 우리 화해할까
fight.will | 이번 싸움으로 헤어지는건가
fight.will | 이러다 깨지는거 아니겠지
fight.will | 싸웠는데 이번주에 풀릴까요
fight.feel | 남친 아직 화나 있을까
fight.feel | 화 많이 났을까 걔
fight.feel | 싸우고 나서 나한테 정떨어졌을까
fight.why | 여친이 왜 화났는지 모르겠어
fight.why | 사소한걸로 싸우게 되는 원인
fight.why | 나는 왜 자꾸 남친한테 화를 낼까
fight.why | 왜 남친만 보면 짜증이 날까
fight.how | 욱하는 성격 때문에 남친이랑 싸워요 어떻게 고쳐요
fight.how | 말로 상처를 줬는데 어떻게 수습하지
fight.how | 화난 여친 달래기
fight.how | 싸우고 잠수탄 남친 어떻게 해
fight.how | 말싸움 안하려면
fight.how | 또 싸웠다...
fight.how | 남편이랑 말 안한지 일주일
fight.should | 내가 먼저 굽혀야 하나
fight.should | 찾아가서 미안하다고 할까
fight.should | 화 풀릴때까지 냅둘까
fight.should | 자존심 상하는데 먼저 연락해야돼?
fight.should | 싸웠는데 먼저 톡할까
fight.when | 며칠이나 지나야 화 풀려
fight.when | 사과 타이밍
fight.letgo | 맨날 싸우는데 헤어지는게 답일까
fight.should | 먼저 사과하면 지는거 같은데 해야돼?
fight.how | 남친 삐졌는데 풀어주는법
fight.when | 언제쯤 화해할수있을까
fight.why | 우리는 왜 별거아닌걸로 맨날 싸우냐
fight.feel | 아직도 화났을까
fight.how | 내가 욱하는 성격이라 매번 상처줘 어떻게 고치지
fight.will | 남친이랑 냉전이에요 > 그럼 헤어지는건가
fight.how | 어제 막말했는데 주워담는 법
fight.will | 이대로 끝나면 어떡하지 크게 싸웠어
fight.should | 선물 사들고 가서 풀까
fight.why | 말만 하면 싸우게 되는 우리 뭐가 잘못된거
fight.when | 와이프 언제쯤 누그러질까
fight.feel | 걔도 지금 미안해하고 있을까
fight.how | 먼저 말 꺼내기 자존심 상함 ㅠ
fight.should | 여친이랑 싸웠다 > 내가 먼저 사과?
fight.how | 홧김에 막말했는데 어떻게 주워담지
fight.how | 심한말 했어 어떻게 사과하지
fight.how | 내가 먼저 말 꺼내기 자존심 상해
fight.will | 크게 싸웠는데 이대로 끝나는거 아니야
fight.will | 대판 싸웠는데 우리 끝이야?
fight.when | 남편 언제쯤 풀어질까
fight.when | 여친 언제 누그러져
fight.feel | 걔도 미안해할까
fight.feel | 남친도 후회하고 있을까 싸운거
fight.should | 선물 사서 화해할까
fight.should | 꽃 사들고 찾아가서 사과할까
fight.how | 남친이 말을 안해요 이틀째 어떡해야
fight.should | 먼저 미안하다 할까요 자존심 버리고
fight.why | 왜 여행만 가면 싸우지
fight.will | 화해 물건너갔나
fight.when | 언제 다시 말 섞을까
fight.how | 싸우고 남친이 집 나갔어 어떡하지
fight.when | 얼마나 냅둬야 화가 풀려
fight.should | 내가 먼저 화해하자고 할까
fight.should | 남친이랑 싸웠어 > 그냥 기다릴까
fight.when | 남친이랑 언제 다시 말하게 될까
fight.when | 며칠 냅두면 화가 풀릴까
fight.how | 싸우고 남편이 집을 나갔어
fight.how | 남친이 이틀째 말을 안해요
fight.why | 왜 여행만 가면 다툴까
fight.feel | 여친 화 많이 났을까
fight.how | 와이프가 삐져서 각방 쓰는데 어떻게 풀어
fight.why | 술만 마시면 왜 싸우지 우리
weary.why | 왜 이렇게 무덤덤해졌을까 우리
weary.why | 설렘이 없어진 이유
weary.how | 대화가 끊긴 부부인데 어떻게 살려요
weary.how | 남편이랑 남남같아요
weary.how | 남친이 편하기만 해 설레고 싶어
weary.will | 예전처럼 돌아갈 수 있을까 우리
weary.will | 다시 설렐 수 있을까
weary.feel | 남친도 나한테 지루해진걸까
weary.feel | 나한테 질려서 이러는걸까 남친
weary.letgo | 마음이 식었는데 계속 사귀는게 맞나
weary.when | 이 지루함 언제 지나가
weary.how | 결혼 8년차 대화가 없어요 어찌해야
weary.why | 왜 남친 보면 짜증부터 날까
weary.feel | 나한테 질린걸까
weary.letgo | 사랑이 식었는데 계속 만나는게 맞나
weary.why | 남친이 변한거같아 > 왜 변했을까
weary.how | 10년 사귀니 가족같음 다시 불타려면
weary.will | 남편 보고 다시 두근거릴 날이 올까
weary.letgo | 설렘없는 연애 계속해야되나
weary.why | 언제부턴가 만나도 할말이 없어 왜이리됐지
weary.will | 남편한테 다시 두근거릴까
weary.will | 권태기 지나면 다시 좋아져?
weary.letgo | 설렘 없는 연애 그만할까
weary.how | 결혼하고 나니 설렘이 없어 어떻게 해
weary.how | 신혼인데 벌써 무덤덤 어떡하죠
weary.feel | 나랑 있는게 재미없나봐 남친
weary.letgo | 그냥 정으로 사는데 놔야하나
weary.how | 남친이 친구처럼 느껴져 어쩌지
weary.will | 우리 다시 뜨거워질 수 있나
weary.how | 신혼인데 벌써 설레지 않아
weary.how | 남편이 가족처럼만 느껴져
weary.feel | 남친이 나랑 있으면 지루해하나봐
weary.will | 우리 다시 뜨거워질까
weary.will | 식은 마음이 다시 데워질까
weary.why | 데이트가 왜 이렇게 귀찮을까
weary.letgo | 권태기 3개월째 놓아줄까
trust.feel | 남친이 숨기는게 있는거 같아
trust.feel | 여자 있는걸까 남편
trust.feel | 회식이라는데 거짓말일까
trust.feel | 딴 사람 만나는거 아닐까
trust.feel | 남친 직장 여동료랑 너무 친한데 무슨 사이일까
trust.will | 또 바람필까
trust.should | 이 남자 믿어도 되는 사람이야?
trust.how | 폰을 자꾸 숨기는데 어떻게 물어봐
trust.how | 폰 뒤집어놓는 남친 어떻게 해
trust.how | 남친 거짓말 들켰어 어떡해
trust.how | 전여친이랑 연락하는 남친 어떻게 하지
trust.how | 의심병 고치는 법
trust.should | 한번만 용서해줄까
trust.should | 여사친 만나지 말라고 해도 될까
trust.should | 바람핀거 아는데 모른척할까
trust.should | 남친 폰 본거 말해야 하나
trust.why | 나는 왜 자꾸 의심하지
trust.why | 왜 거짓말을 할까 남친은
trust.letgo | 바람핀 남자 버려야겠지
trust.feel | 출장간다더니 거짓말이었어 여자있는걸까
trust.should | 용서해줘야할까요 한번은 실수라는데
trust.how | 자꾸 폰 뒤집어놔 물어봐 말아
trust.will | 이 남자 믿을만한 사람인가요
trust.why | 나는 왜 사람을 못믿을까
trust.feel | 남편 카드내역에 모텔이 있어요 바람일까요
trust.how | 거짓말 자꾸하는 여친 어째야 되나
trust.should | 다시 한번 기회 줘도 될까 바람폈던 사람
trust.feel | 여사친이라는데 진짜 친구 맞을까
trust.why | 왜 믿으려고 해도 안믿어지지
trust.feel | 썸남이 연락이 줄었어 > 딴 여자 생긴걸까
trust.feel | 카드내역이 수상해 바람일까
trust.feel | 모텔 영수증 나왔어 바람이야?
trust.feel | 그냥 친구라는데 진짜일까 여사친
trust.why | 믿고 싶은데 왜 안믿어질까
trust.how | 한번 속고나니 못믿겠어 어떡해
trust.feel | 남편이 폰에 비번 걸었어 뭔가 숨기는거지?
trust.should | 의심되는데 대놓고 물어볼까
trust.how | 과거에 바람핀 남자랑 사귀는데 불안함 어쩌나
trust.feel | 남친이 새벽에 누구랑 통화하는데 여자일까
trust.should | 남편 외도 눈감아줘야 하나
trust.feel | 새벽에 누구랑 통화하는지 의심돼 여자일까
trust.feel | 남편이 휴대폰 잠가놨어 숨기는게 있나
trust.feel | 남친 옆자리 여직원 수상해
trust.should | 외도 한번 눈감아줄까
trust.feel | 남친 인스타에 모르는 여자 하트가 많아 수상해
trust.how | 신뢰가 깨졌는데 어떻게 회복해
pair.should | 같이 살자는데 동거 괜찮을까
pair.like | 오빠랑 저 사주로 보면 어때요
pair.like | 걔랑 나 궁합 몇점
pair.like | 우리 천생연분 맞아?
pair.like | 쌍둥이자리랑 게자리 잘 맞아?
pair.like | isfp 남자랑 entj 여자 어때
pair.like | 용띠랑 개띠 안맞는다던데
pair.like | 남친이랑 속도가 안맞는거 같은데 우리 맞는 사이인가
pair.why | 왜 우린 말만 하면 어긋나
pair.why | 가치관이 왜 이렇게 다를까 우리
pair.how | 성격이 반대인데 어떻게 맞춰야 해
pair.how | 안맞는 부분 어떻게 맞춰가
pair.will | 우리 잘 맞춰갈 수 있을까
pair.state | 같이 살면 어떨까
pair.like | 오빠랑 저 사주상 어때요
pair.will | 우리 천생연분임?
pair.like | 물고기자리랑 전갈자리 맞아?
pair.how | 성격이 정반대인데 어떻게 맞춰가
pair.like | 여자 소띠 남자 양띠 괜찮?
pair.like | 속도 다른 두 사람 잘맞는편인가
pair.why | 왜 만나면 기빨리지 이 사람이랑
pair.will | 결혼하면 잘 맞춰 살까요 우리둘
pair.like | 소띠 여자 양띠 남자
pair.like | 쥐띠랑 말띠 괜찮아
pair.like | 돼지띠 토끼띠 궁합
pair.like | 전갈자리 남자 사자자리 여자 맞아?
pair.why | 왜 같이 있으면 피곤하지
pair.like | 저랑 남친 사주 봐주세요 상극인가요
pair.like | 엔프피랑 인티제 ㄱㅊ?
pair.why | 이 사람이랑은 왜 대화가 안통해
pair.like | 우리 궁합 좋아?
pair.like | 호랑이띠랑 원숭이띠는?
pair.like | 원숭이띠랑 호랑이띠 어때
pair.like | 인프피랑 엔티제 잘 맞아?
pair.like | 엔프제 남자랑 잇팁 여자
pair.like | 우리 둘 사주 상극이야?
pair.like | 우리 둘 합이 어때
marriage.when | 나 언제 시집가냐
marriage.when | 결혼식 날짜 언제가 좋아요 봄 가을
marriage.when | 결혼 몇월에 하면 좋아
marriage.when | 남친이 프로포즈 언제 하려나
marriage.when | 저 서른여섯인데 결혼 언제해요
marriage.will | 결혼할 팔자인가요 못할 팔자인가요
marriage.will | 결혼 못하면 어떡해
marriage.will | 평생 결혼 못할까봐 걱정
marriage.will | 결혼해서 잘 살까
marriage.will | 남친이랑 결혼 골인 가능?
marriage.will | 재혼하면 행복할까
marriage.will | 결혼하면 돈 걱정 없이 살까
marriage.feel | 남친은 결혼 생각이 있는 걸까
marriage.feel | 여친은 나랑 결혼하고 싶어할까
marriage.why | 왜 결혼이 이렇게 안될까
marriage.why | 결혼 얘기만 하면 왜 피하지
marriage.how | 결혼하려면 뭘 준비해야 해
marriage.how | 시어머니 때문에 미치겠어요
marriage.how | 남편이 시댁 편이에요 어떡해
marriage.how | 상견례 망쳤어 어쩌지
marriage.how | 예비신랑이랑 자꾸 부딪혀
marriage.how | 부모님 반대 어떻게 넘어
marriage.how | 고부갈등 어떻게 풀죠
marriage.should | 사랑은 없는데 조건 좋은 사람이랑 결혼할까
marriage.should | 만난지 두달인데 결혼하자네 해도 돼?
marriage.should | 결혼 미룰까
marriage.letgo | 파혼할까
marriage.should | 빚있는 남자랑 결혼해도 될까
marriage.which | 결혼을 일찍 하는게 나을까 늦게 하는게 나을까
marriage.will | 국제결혼 할 팔자야?
marriage.when | 35인데 결혼언제함요
marriage.will | 결혼 못할 팔자인가요
marriage.should | 집안차이 나는데 결혼해도 괜찮을까
marriage.how | 상견례 분위기 안좋았어요 어떻게 해야하죠
marriage.when | 날잡으려는데 내년 봄 가을 언제가 좋아요
marriage.feel | 남친은 나랑 결혼 생각 있대?
marriage.why | 난 왜이렇게 결혼이 늦어
marriage.will | 두번째 결혼은 행복할까요
marriage.how | 남편이 시댁편만 들어요
marriage.will | 외국인이랑 결혼할수도 있나요
marriage.should | 결혼운 언제 들어와 > 그때까지 기다려야돼?
marriage.when | 올해 식 올릴 수 있나 아님 내년?
marriage.when | 프러포즈 받는 시기
marriage.should | 연애는 좋은데 결혼은 자신이 없어요 해도될까
marriage.how | 시누이가 자꾸 간섭해요
marriage.will | 비혼주의 남친 마음 바뀔까
marriage.how | 종교가 달라서 집에서 난리 어떻게 설득하지
marriage.will | 늦둥이 노총각 장가 갈수있겠소
marriage.why | 상견례 날짜가 자꾸 엎어져요 이유가 있나요
marriage.like | 결혼 후에 내 삶은 어떨까
marriage.when | 제 짝꿍이랑 결혼은 몇년도
marriage.like | 결혼하면 내 인생 어떻게 달라져
marriage.like | 결혼 후 내 생활은 어떨까
marriage.like | 결혼하고 나는 행복하게 살까
marriage.will | 결혼하면 둘이 잘 살까
marriage.will | 비혼주의자랑 결혼할 수 있을까
marriage.how | 시댁 제사 때문에 싸워
marriage.letgo | 결혼까지 했는데 후회돼 이혼하는게 맞을까
marriage.when | 우리 언제쯤 결혼 골인
marriage.should | 부모님 반대 이겨내고 결혼할까요 우리
marriage.should | 혼전임신 아니고 그냥 빨리 결혼해도 돼?
marriage.how | 장모님이 너무 간섭해 미쳐
marriage.will | 나 비혼할 팔자야?
marriage.should | 남친이 결혼하재 > 해도 괜찮아?
marriage.when | 결혼운 몇살에 들어와
marriage.will | 연하남친이랑 결혼까지 갈수있나
marriage.should | 스펙 차이나는데 결혼해도 되나
marriage.how | 결혼 준비하면서 맨날 싸워 어떡해
marriage.will | 연하 남친이랑 결혼할 수 있을까
marriage.will | 이 사람이랑 결혼까지 갈까
marriage.how | 결혼 준비하다 싸워 어떡하지
marriage.when | 남친이랑 결혼 날은 언제가 좋겠어
marriage.will | 나 결혼은 하나
marriage.how | 시댁 명절 스트레스 어떻게 해
spouse.like | 신랑 될 사람 성격 알려줘
spouse.like | 와이프 될 사람 예쁠까
spouse.like | 남편 될 사람 능력있어?
spouse.like | 남편복 있는 사주야
spouse.like | 내 미래 와이프 궁금
spouse.who | 외국인 남편 만날 사주인가요
spouse.who | 남편은 나보다 나이 많아요?
spouse.who | 배우자 직업이 뭘까
spouse.when | 배우자는 언제 만나요
spouse.like | 제 신랑감 어떤 사람이에요?
spouse.who | 남편 나이차 많이 나요?
spouse.like | 와이프 될사람 성격 ㄱㄱ
spouse.like | 미래 와이프 몸매 어떰 ㅋㅋ
spouse.who | 남편감은 가까이 있나요
spouse.like | 배우자가 경제력 있을까요
spouse.like | 내 미래 신랑 자상해?
spouse.like | 남편 될 사람은 어떤 일 해
spouse.like | 남편 될 사람 무슨 일 해
spouse.like | 신랑감은 다정한 사람이야?
spouse.like | 남편 성격 어떨까 미래의
`);
