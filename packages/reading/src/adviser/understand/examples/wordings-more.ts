import { asked } from './asked.ts';

/** More wordings by subject, and a night nothing had been mended for. */
export const MORE_WORDINGS = asked(`
new-love.will | 크리스마스 전에 애인 만들수있음?
new-love.when | 쏠로천국 커플지옥.. 저 천국 언제 탈출함
new-love.who | 다음 인연은 같은 직종일까요?
new-love.like | 내 운명의 상대 특징 좀
new-love.why | 소개받아도 죄다 꽝이에요 왜그럴까요
new-love.should | 나이트에서 만난 남자 만나도 괜찮을까
new-love.should | 결혼정보회사 등록 어떨까요 돈 아까울까
new-love.how | 회사 집만 반복인데 사랑이 찾아오게 하려면
new-love.state | 요즘 제 도화 터졌나요
new-love.will | 사별한지 3년 됐는데 다시 인연이 올까요
new-love.like | 공무원 남자 만날까 사업가 만날까
new-love.when | 저 36살 여자인데 언제쯤 좋은 소식 있을까요
ssum.feel | 걔가 나보고 귀엽대 이거 그린라이트?
ssum.will | 카페에서 번호 따인 남자랑 잘될까여
ssum.feel | 손잡고 걸었는데 그뒤로 조용.. 뭐하자는거지
ssum.should | 이번주말에 술한잔 하자할까
ssum.how | 상대가 너무 천천히 다가와요 속도 어떻게 맞추죠
ssum.when | 언제쯤 확실해질까 우리
ssum.letgo | 두달째 썸인데 걍 때려칠까
ssum.why | 왜 단둘이 만나면 어색해하지
ssum.will | 헬스장에서 인사하는 사이인데 발전가능성 있음?
ssum.feel | 다른 여자들한테도 다 잘해주는데 나는 특별할까
ssum.should | A는 다정하고 B는 능력있어 누굴 택해
contact.will | 삼일째 잠잠.. 오늘밤엔 카톡 울릴까
contact.should | 보고싶다고 해버릴까 지금
contact.how | 대답이 "ㅋㅋ" 뿐일 때 뭐라 이어감
contact.why | 접속은 하면서 왜 내껀 안읽냐
contact.when | 며칠 쉬었다가 말 거는게 좋음
contact.feel | 새벽 두시에 자냐고 보낸거 무슨 뜻?
contact.should | 내 톡만 안읽는데 전화를 걸까
contact.will | 번호 바꾼거 같은데 다시 연락 닿을수 있나요
crush.feel | 도서관에서 자꾸 쳐다보는 남자 관심인가요
crush.should | 쪽지 남겨볼까
crush.how | 짝녀가 무뚝뚝해서 다가가기 힘듬 팁좀
crush.will | 연예인급 외모 선배인데 저한테도 기회가 있을까
crush.letgo | 5년 짝사랑 이제 놓아주려고요 맞는걸까
crush.when | 졸업 전에 고백하는게 나을까 후가 나을까
crush.why | 나 왜 매번 안될 사람만 좋아하냐
crush.feel | 직장 상사가 저를 예뻐하시는데 남녀사이로 보는걸까요
crush.will | 고백했는데 생각해본대 결과 어떨까
crush.how | 소심해서 눈도 못마주쳐
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
fight.how | 어제 막말했는데 주워담는 법
fight.will | 이대로 끝나면 어떡하지 크게 싸웠어
fight.should | 선물 사들고 가서 풀까
fight.why | 말만 하면 싸우게 되는 우리 뭐가 잘못된거
fight.when | 와이프 언제쯤 누그러질까
fight.feel | 걔도 지금 미안해하고 있을까
fight.how | 먼저 말 꺼내기 자존심 상함 ㅠ
weary.how | 10년 사귀니 가족같음 다시 불타려면
weary.will | 남편 보고 다시 두근거릴 날이 올까
weary.letgo | 설렘없는 연애 계속해야되나
weary.why | 언제부턴가 만나도 할말이 없어 왜이리됐지
trust.feel | 남편 카드내역에 모텔이 있어요 바람일까요
trust.how | 거짓말 자꾸하는 여친 어째야 되나
trust.should | 다시 한번 기회 줘도 될까 바람폈던 사람
trust.feel | 여사친이라는데 진짜 친구 맞을까
trust.why | 왜 믿으려고 해도 안믿어지지
parting.letgo | 사랑하지만 너무 힘들어 그만두는게 맞는걸까
parting.how | 카톡으로 이별 말하면 안되겠지 어떻게 해
parting.when | 시험 끝나고 헤어지자 할까 지금 할까
parting.will | 곧 차일거 같은 느낌 맞을까
parting.letgo | 이혼도장 찍을까요
parting.feel | 헤어지자 하면 붙잡을까 걔가
reunion.will | 2년전 남친인데 다시 이어질 가능성
reunion.feel | 걔 카톡 이름에 하트 생겼어 새사람인가 나 잊은거야?
reunion.how | 매달려서 질려했던 전여친 어떻게 되돌려
reunion.should | 생일에 축하한다고 전남친에게 보내볼까
reunion.when | 걔한테 언제쯤 소식 올까 헤어지고 두달째
reunion.why | 권태기라며 떠났는데 진짜 이유 뭘까
reunion.letgo | 기다림 끝낼때 됐나
reunion.feel | 나 차놓고 왜 잘지내냐고 물어봐?
reunion.will | 서로 사랑하는데 부모반대로 헤어졌어요 다시 될까
reunion.how | 재회하고 싶은데 뭘 먼저 바꾸지
heal.when | 사진 봐도 안 아픈 날이 오긴 오나요 언제
heal.how | 이별 이틀차 숨쉬기도 힘들어
heal.why | 내가 먼저 끝냈는데 왜 후회되지
heal.will | 이 그리움도 옅어질까
marriage.when | 올해 식 올릴 수 있나 아님 내년?
marriage.when | 프러포즈 받는 시기
marriage.should | 연애는 좋은데 결혼은 자신이 없어요 해도될까
marriage.how | 시누이가 자꾸 간섭해요
marriage.will | 비혼주의 남친 마음 바뀔까
marriage.how | 종교가 달라서 집에서 난리 어떻게 설득하지
marriage.will | 늦둥이 노총각 장가 갈수있겠소
marriage.why | 상견례 날짜가 자꾸 엎어져요 이유가 있나요
marriage.like | 결혼 후에 내 삶은 어떨까
spouse.like | 미래 와이프 몸매 어떰 ㅋㅋ
spouse.who | 남편감은 가까이 있나요
spouse.like | 배우자가 경제력 있을까요
marriage.when | 제 짝꿍이랑 결혼은 몇년도
pair.like | 여자 소띠 남자 양띠 괜찮?
pair.like | 속도 다른 두 사람 잘맞는편인가
pair.why | 왜 만나면 기빨리지 이 사람이랑
pair.will | 결혼하면 잘 맞춰 살까요 우리둘
self.why | 연애만 하면 왜 나를 잃어버리지
self.like | 내 연애 스타일 분석 ㄱ
self.how | 애정결핍 고치는 법
self.how | 답장 늦으면 불안해서 아무것도 못해 어떡해 나
self.why | 난 왜 칭찬받아도 못믿을까
timing.state | 모레 데이트 운세
timing.when | 고백 아니고 걍 외출하기 좋은날
timing.will | 이 지긋지긋한 불운 끝나나
timing.state | 삼재라는데 연애 조심해야돼?
couple.how | 남친이 취준생이라 예민해 어떻게 도와줘
work.should | 일 그만두고 남친 있는 도시로 갈까
career.will | 승진 될까
career.when | 언제쯤 목돈 쥐나
career.should | 전공 바꿀까
people.how | 시집간 언니랑 사이 틀어졌어
people.feel | 제일 친한 친구가 나를 시기하는걸까
care:distress | 아무도 날 사랑하지 않아 그만 살고싶다
care:distress | 손목에 자꾸 손이 가
care:violence | 술만 먹으면 욕하고 때리려고 해요
care:stalked | 차단했는데 딴번호로 계속 연락와요
care:stalking | 그사람 집주소 알아낼 방법 없나
care:boundary | 싫다고 세번 거절했는데 또 고백하면 될까
care:spying | 자는 사이에 카톡 봐도 되나
care:pregnancy | 둘째 언제 생길까요
care:medical | 공황장애인데 언제 낫나요
care:legal | 상간녀 소송 이길까
care:money | 주식 물렸는데 언제 오르나
care:gambling | 남친이 토토 중독이에요
care:minor | 중3인데 대학생 오빠가 좋대요
care:violence | 싫다는데 억지로 키스했어
small:thanks | 와 대박 감사합니다 위로받고 가요
small:doubt | 좀 뻔한 소리 같은데
small:guide | 하루에 몇개까지 물어봐?
small:service | 탈퇴는 어디서 해요
small:identity | 혹시 진짜 점쟁이세요?
small:greeting | 하이루
small:bye | 담에 또 올게용
small:agree | 넵 알겠습니당
small:world | 요즘 볼만한 드라마 추천
small:chart | 내 일주가 뭐야
small:mood | 하 오늘 너무 힘들다
small:flirt | 너 좀 귀엽다
small:homework | 이력서 좀 써줘
small:food | 치킨 먹을까 피자 먹을까
small:unclear | ㅠㅠㅠㅠㅠ
reunion.feel | 재회하고 싶어 > 걔도 같은 마음일까
crush.how | 회사 선배 좋아해요 > 뭐부터 해야돼
fight.should | 여친이랑 싸웠다 > 내가 먼저 사과?
parting.letgo | 남편이 바람펴요 > 그럼 이혼해야되나
trust.feel | 썸남이 연락이 줄었어 > 딴 여자 생긴걸까
reunion.when | 전여친 돌아오나 > 몇월쯤
new-love.like | 내 인연 특징 알려줘
new-love.like | 운명의 상대는 어떤 특징이 있어
new-love.like | 직장인 만날까 자영업자 만날까
new-love.like | 의사 만날까 공무원 만날까
new-love.like | 연예인 닮은 남자 만나나
new-love.how | 집순이한테도 사랑이 찾아오려면 어떻게 해
new-love.how | 매일 집 회사인데 인연 만들려면
new-love.how | 인연을 끌어당기는 방법
new-love.how | 사람 보는 눈 키우려면
new-love.should | 결혼정보회사 가입할까 돈 아까울까
new-love.should | 헌팅한 남자 만나도 될까
new-love.who | 소개로 만나 아니면 우연히 만나
new-love.who | 자만추야 소개팅이야 나는
new-love.will | 올해는 솔로 탈출 하겠지
new-love.will | 늦은 나이에도 사랑이 올까
new-love.will | 애 딸린 돌싱도 연애 가능한가요
new-love.why | 왜 맨날 나만 혼자일까
new-love.why | 선만 보면 파토나는 이유
ssum.why | 왜 둘만 있으면 어색할까
ssum.why | 왜 사귀잔 말을 안 꺼내
ssum.letgo | 세달째 썸인데 그냥 때려칠까
ssum.letgo | 썸 질질 끄는데 끝낼까
ssum.feel | 나한테만 특별하게 하는걸까 다들한테 그러는걸까
ssum.feel | 다른 여자한테도 잘해주는데 나는 뭘까
ssum.feel | 귀엽다고 하는데 호감일까
ssum.feel | 보고싶다고 말하는 썸남 진심?
ssum.should | 두 남자 중에 누구를 골라야 할까요
ssum.should | 다정한 남자 능력있는 남자 누굴 골라
ssum.will | 운동하다 만난 사람이랑 발전할까
ssum.will | 번호 따간 남자랑 잘 될까
ssum.will | 이 사이 발전 가능성 있어
contact.will | 오늘 밤에 카톡 울릴까
contact.will | 조용한 폰이 울리긴 할까
contact.should | 전화를 걸어볼까
contact.should | 답이 없는데 한번 더 전화 걸까
contact.should | 보고싶다고 톡 해버릴까
contact.when | 며칠 있다가 톡하는게 좋을까
contact.when | 며칠 텀 두고 연락해
contact.how | 카톡 대화 안끊기게 하려면
crush.letgo | 오래 좋아했는데 이제 놓아줄까
crush.letgo | 이제 짝사랑 그만 놓으려고요
crush.when | 졸업 전에 고백할까 졸업하고 할까
crush.when | 시험 전에 고백 시험 후에 고백
crush.will | 고백하고 답 기다리는 중인데 결과가 어떨까
crush.will | 생각해본다는데 받아줄까
crush.should | 쪽지로 번호 줄까
crush.should | 카페 알바한테 쪽지 줘도 될까
crush.how | 낯가려서 말도 못 걸어
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
weary.will | 남편한테 다시 두근거릴까
weary.will | 권태기 지나면 다시 좋아져?
weary.letgo | 설렘 없는 연애 그만할까
weary.how | 결혼하고 나니 설렘이 없어 어떻게 해
trust.feel | 카드내역이 수상해 바람일까
trust.feel | 모텔 영수증 나왔어 바람이야?
trust.feel | 그냥 친구라는데 진짜일까 여사친
trust.why | 믿고 싶은데 왜 안믿어질까
trust.how | 한번 속고나니 못믿겠어 어떡해
parting.how | 톡으로 헤어지자 하면 안되나 어떻게 말해
parting.how | 이별 통보 카톡으로 할까 만나서 할까
parting.when | 시험 끝나고 헤어질까 지금 헤어질까
parting.when | 연말 지나고 헤어지자고 할까
parting.will | 곧 헤어지자고 할 것 같아
parting.will | 차일 것 같은 느낌인데 맞아?
parting.will | 내가 헤어지자 하면 잡을까
parting.letgo | 시간 갖자는데 그만할까
reunion.why | 권태기라고 떠난 진짜 이유가 뭘까
reunion.why | 잘해줬는데 왜 떠났어
reunion.feel | 차놓고 왜 연락해 무슨 마음
reunion.feel | 새사람 생겼나 나 다 잊은걸까
reunion.feel | 걔는 나 없이 행복할까
reunion.letgo | 기다림을 끝낼까
reunion.letgo | 미련 버릴까 말까
reunion.how | 매달렸던 나한테 질렸을텐데 어떻게 돌려
heal.how | 자꾸 전남친 인스타 들어가는데 어떻게 끊어
heal.how | 염탐을 못 끊겠어
heal.how | 이별하고 숨도 못쉬겠어
heal.how | 헤어진지 이틀 너무 힘들어
heal.why | 내가 찼는데 왜 후회되지
heal.why | 내가 먼저 헤어지자 했는데 왜 슬프지
heal.will | 그리움이 옅어질까
heal.when | 언제쯤 사진 봐도 안 아플까
marriage.like | 결혼하면 내 인생 어떻게 달라져
marriage.like | 결혼 후 내 생활은 어떨까
marriage.like | 결혼하고 나는 행복하게 살까
marriage.will | 결혼하면 둘이 잘 살까
marriage.will | 비혼주의자랑 결혼할 수 있을까
marriage.how | 시댁 제사 때문에 싸워
pair.like | 소띠 여자 양띠 남자
pair.like | 쥐띠랑 말띠 괜찮아
pair.like | 돼지띠 토끼띠 궁합
pair.like | 전갈자리 남자 사자자리 여자 맞아?
pair.why | 왜 같이 있으면 피곤하지
self.how | 답장 안오면 불안해서 못견디겠어 내가 이상한가
self.how | 애정결핍인데 어떻게 해야 해
self.how | 사랑받고 싶은 욕구가 너무 커
self.why | 왜 칭찬을 들어도 안믿길까
self.why | 왜 사랑받아도 공허하지
self.like | 내 연애 성향 분석해줘
timing.when | 놀러가기 좋은 날
timing.when | 약속 잡기 좋은 날
timing.will | 불운이 끝나긴 할까
timing.will | 안풀리는 거 언제까지 갈까 끝나?
timing.state | 아홉수라는데 괜찮아?
career.when | 큰돈 언제 들어와
career.when | 목돈 언제 모여
career.should | 전공 바꿔도 될까
career.should | 과를 옮길까
career.should | 장사 접을까
career.will | 이번에 승진하나
career.will | 대박나나 내 사업
career.how | 일이 너무 안풀려
career.how | 회사 적응이 힘들어
people.how | 아 가족이 너무 힘들게 해
people.how | 친구가 나만 빼고 놀아
people.should | 친구한테 먼저 사과할까
people.why | 엄마가 왜 나만 미워할까
new-love.will | 나 이번 생일은 애인이랑 보낼수 있을까
new-love.when | 연애 안한지 6년째예요 언제 시작되나요
new-love.who | 만날 사람이 가까운 데 있어 멀리 있어?
new-love.like | 어떤 띠 만나야 좋아요 저
new-love.why | 남자들이 첫날만 호감 보이고 다음은 없어 왜?
new-love.should | 돌싱이 대시하는데 받아줘?
new-love.how | 인기 많아지려면 어떻게 해야되노
timing.state | 이번주 인연운 ㅇㄸ
new-love.will | 60대인데 황혼에 짝이 있을란가
ssum.feel | 단톡에서만 나 놀려 관심표현?
ssum.will | 오늘 세번째 만나는데 고백 받을 각?
ssum.should | 커피 기프티콘 보내봐?
ssum.why | 약속 잡아놓고 왜 취소했을까
ssum.letgo | 저울질하는 놈 걍 끊을까
ssum.when | 이 사람 언제쯤 마음 열까
ssum.feel | 헤어질때 안아주던데 뭔 의미
contact.will | 답장 기다리다 목빠지겠다 오긴 올까
contact.why | 어제까지 잘하더니 오늘은 왜 쌩까
contact.should | 내일 아침에 굿모닝 톡 날려봐?
contact.how | 뜸해진 연락 다시 살리는 법
contact.when | 언제 톡하면 바로 볼까
contact.feel | "ㅇㅋ" 하나 온거면 관심 끝이지?
crush.feel | 울반 반장이 나만 챙기는데 나한테 맘있나 (둘다 대학생)
crush.should | 옆자리 동료한테 점심 같이 먹자 할까
crush.how | 사수를 좋아하는데 티 안나게 친해지려면
crush.will | 버스에서 보는 그 사람이랑 인연이 될까
crush.letgo | 결혼할 여자 있대요 마음 접는게 낫겠죠
crush.when | 크리스마스 고백 어때
crush.why | 왜 쌤만 보면 말이 안나올까
couple.will | 3년만났는데 요새 위태위태 우리 괜찮을까
couple.feel | 남친이 친구 만나는걸 더 좋아해 난 뒷전?
couple.how | 남친이 잔소리 너무심함 어째
couple.why | 왜 남친은 내 얘기를 안들어줄까
couple.should | 여친한테 내 빚 솔직히 말할까
couple.how | 남친 서프라이즈 뭐하지
couple.state | 요새 남편하고 나 사이 운이 어떻노
fight.how | 남친이 말을 안해요 이틀째 어떡해야
fight.should | 먼저 미안하다 할까요 자존심 버리고
fight.why | 왜 여행만 가면 싸우지
fight.will | 화해 물건너갔나
fight.when | 언제 다시 말 섞을까
weary.how | 신혼인데 벌써 무덤덤 어떡하죠
weary.feel | 나랑 있는게 재미없나봐 남친
weary.letgo | 그냥 정으로 사는데 놔야하나
trust.feel | 남편이 폰에 비번 걸었어 뭔가 숨기는거지?
trust.should | 의심되는데 대놓고 물어볼까
trust.how | 과거에 바람핀 남자랑 사귀는데 불안함 어쩌나
marriage.letgo | 결혼까지 했는데 후회돼 이혼하는게 맞을까
parting.how | 헤어지자는 말 꺼낼 용기가 없어
parting.when | 언제 정리하는게 서로 덜 아플까
reunion.will | 군대 간 사이 헤어졌는데 전역하면 다시 만나질까
reunion.feel | 전남친 가끔 내 생각하나
reunion.why | 그렇게 좋아하더니 왜 변해서 떠났나
reunion.how | 전여친 다시 꼬시는법
reunion.should | 헤어진지 일년 안부 물어도 될까
reunion.when | 그 사람 언제쯤 후회해
heal.letgo | 돌아올 맘 없어보여 그냥 잊을까
reunion.feel | 헤어진 와이프가 애 핑계로 연락와 마음 있는걸까
heal.how | 첫사랑 못잊어서 새사람 못만나겠어
heal.when | 맘이 언제쯤 정리될까요
heal.why | 왜 자꾸 그때로 돌아가고 싶지
marriage.when | 우리 언제쯤 결혼 골인
marriage.should | 부모님 반대 이겨내고 결혼할까요 우리
marriage.should | 혼전임신 아니고 그냥 빨리 결혼해도 돼?
marriage.how | 장모님이 너무 간섭해 미쳐
marriage.will | 나 비혼할 팔자야?
spouse.like | 내 미래 신랑 자상해?
new-love.who | 와이프는 연상일까 연하일까
pair.like | 저랑 남친 사주 봐주세요 상극인가요
pair.like | 엔프피랑 인티제 ㄱㅊ?
pair.why | 이 사람이랑은 왜 대화가 안통해
self.why | 왜 맨날 퍼주고 차이냐
self.like | 나한테 남자 꼬이는 매력 있음?
self.how | 혼자 있으면 우울해져 어케해
timing.state | 이번주말 운
timing.when | 프사 바꾸기 좋은 날ㅋㅋ
timing.state | 지금 움직이는게 맞아 기다리는게 맞아
work.how | 주말부부인데 일때문에 자꾸 멀어져
career.will | 자격증 시험 낼인데 되나
career.should | 알바 때려치고 공부할까
people.how | 시골 계신 엄마랑 자꾸 다퉈
people.why | 왜 친구들은 나한테 고민만 털어놔
care:distress | 나 하나 없어져도 아무도 모를듯
care:violence | 말다툼하다 뺨 맞았는데 내 잘못일까
care:stalked | 헤어진 놈이 자꾸 직장에 찾아옴
care:boundary | 나 싫다는데 계속 들이대면 넘어올까
care:spying | 여친 인스타 비번 알아내는 법
care:pregnancy | 임신 언제 될까요
small:thanks | 고맙슴다 맘이 놓이네
small:doubt | 이거 그냥 랜덤 아님?
small:service | 결제 취소 어케함
small:guide | 타로도 볼수있어?
small:identity | 상담사님 남자에요 여자에요
small:greeting | 안녕 처음 왔어
small:bye | 나 잘게 ㅂㅂ
small:world | 우리나라 축구 이길까
small:mood | 외롭고 쓸쓸하네
ssum.when | 썸남이랑 사귈까 > 언제쯤
contact.should | 읽씹당했어 > 다시 보내도 됨?
reunion.how | 재회 가능해? > 그럼 뭐부터
crush.should | 짝남이 나 좋아하나 > 고백 ㄱ?
couple.feel | 남친이 차가워졌어 > 맘이 뜬건가
marriage.should | 남친이 결혼하재 > 해도 괜찮아?
new-love.like | 내년에 인연 있다며 > 어떤사람
new-love.will | 나 이러다 노처녀로 늙나
new-love.when | 나의 봄날은 언제 오냐
new-love.how | 소개팅 나가면 말을 못하겠어 어떡해
new-love.why | 왜 좋은 사람은 다 임자가 있냐
new-love.who | 우연히 만나게 될까 소개받게 될까
new-love.like | 저 어떤 사람 만나야 행복해요
ssum.feel | 내 얘기에 리액션 좋은데 호감?
ssum.should | 오늘 밤에 산책하자고 불러내볼까
ssum.will | 세달 썸탔는데 결국 사귀게 될라나
ssum.why | 사귈 것처럼 굴더니 왜 발뺌해
ssum.how | 썸녀가 철벽인데 공략법
ssum.when | 언제쯤 이 사람이 고백할 거 같아
contact.will | 그 사람 오늘 나한테 전화할까
contact.feel | 내 톡에 이모티콘만 다는데 귀찮은걸까
contact.should | 자존심 상하지만 한번 더 톡할까
contact.why | 왜 밤만 되면 답이 없을까
contact.how | 오랜만에 연락하는데 첫마디 추천
crush.feel | 과 동기가 나한테 노트 빌려줬는데 관심인가
crush.will | 내 짝사랑 이루어질까
crush.how | 짝남한테 내 존재 알리는 법
crush.should | 좋아한다고 문자로 고백할까
couple.feel | 남친이 나를 진짜 사랑하는지 의심돼
couple.will | 지금 남자랑 오래오래 행복할까
couple.how | 남친이 내 말을 무시해 어떻게 해야 돼
couple.why | 여친이 요즘 나를 피하는 이유
couple.should | 남친한테 결혼 얘기 꺼내볼까
couple.how | 여친이 질투가 심해서 피곤
fight.how | 싸우고 남친이 집 나갔어 어떡하지
fight.when | 얼마나 냅둬야 화가 풀려
fight.should | 내가 먼저 화해하자고 할까
weary.how | 남친이 친구처럼 느껴져 어쩌지
weary.will | 우리 다시 뜨거워질 수 있나
trust.feel | 남친이 새벽에 누구랑 통화하는데 여자일까
trust.should | 남편 외도 눈감아줘야 하나
parting.letgo | 사귀는게 더 외로워 헤어질까
parting.how | 정 떼는 법
parting.when | 언제 헤어지자고 하지
reunion.will | 재결합 할 수 있을까 이혼한 남편이랑
reunion.feel | 걔도 가끔 울까 나 때문에
reunion.should | 전여친한테 꽃 보낼까
reunion.when | 전남친 연락은 언제쯤
reunion.how | 어떻게 하면 다시 나한테 반할까 전남친
reunion.why | 그 사람은 왜 나를 버렸을까
heal.how | 이별하고 아무것도 하기 싫어
heal.when | 이 아픔 언제까지 가
marriage.when | 결혼운 몇살에 들어와
marriage.will | 연하남친이랑 결혼까지 갈수있나
marriage.should | 스펙 차이나는데 결혼해도 되나
marriage.how | 결혼 준비하면서 맨날 싸워 어떡해
spouse.like | 남편 될 사람은 어떤 일 해
pair.like | 우리 궁합 좋아?
pair.like | 호랑이띠랑 원숭이띠는?
self.why | 왜 나는 사랑 앞에서 약해지지
self.like | 연애할 때 나는 어떤 타입
self.how | 집착이 심한데 고칠수 있는 방법
timing.state | 내일 운세 좀
timing.when | 이번달 데이트 길일
career.will | 취업 올해 안에 됨?
career.should | 이 회사 계속 다녀야 하나
people.how | 시누이 말고 우리 친언니랑 싸웠어
care:distress | 요즘 죽는 생각만 해
care:violence | 남편이 목을 졸랐어요
care:stalked | 전남친이 매일 집앞에서 서성거려요
care:money | 비트코인 살까
small:thanks | 완전 도움됐어 땡큐
small:bye | 오늘은 이만 잘게요
small:doubt | 이게 맞는 말이야?
small:identity | 사람이야 봇이야
small:service | 크레딧 어디서 사
small:greeting | 하이 반가워
small:insult | 노답이네 이 앱
small:mood | 요즘 너무 지친다
contact.when | 걔가 연락할까 > 그게 언젠데
couple.how | 남친이랑 오래갈까 > 그러려면 뭐 해야돼
crush.feel | 선배가 좋아 > 선배는 날 어떻게 생각할까
reunion.why | 전남친 왜 떠났어 > 내 잘못이야?
fight.should | 남친이랑 싸웠어 > 그냥 기다릴까
new-love.will | 나 연애운 어때 > 그럼 올해는 가능?
new-love.will | 나 이대로 혼자 늙는거 아니지
new-love.will | 나도 사랑받을 날이 올까
new-love.when | 내 인생의 봄은 언제 와
new-love.when | 짝은 몇년도에 만나
new-love.how | 소개팅에서 말 잘하는 법
new-love.why | 왜 괜찮은 남자는 다 여친이 있지
ssum.feel | 내 말에 잘 웃어주는데 호감인가
ssum.feel | 리액션 좋은데 나한테 관심?
ssum.feel | 만날때마다 선물 주는데 무슨 뜻
ssum.feel | 집에 데려다주고 안아줬는데 무슨 의미
ssum.should | 밤에 드라이브 하자고 해볼까
ssum.should | 한강 산책하자고 불러볼까
ssum.should | 커피 쿠폰 하나 보내볼까
crush.when | 이 사람이 언제 고백할까
ssum.when | 그 사람 언제 마음을 열어줄까
ssum.why | 약속을 왜 취소했을까 썸남
ssum.why | 사귈듯 말듯 왜 발을 뺄까
ssum.letgo | 나를 저울질하는 것 같은데 끊어낼까
ssum.how | 썸남을 만나고 싶은데 약속이 안잡혀
contact.will | 그 사람이 나한테 전화할까 오늘
contact.will | 걔가 먼저 톡할까
contact.will | 오늘은 연락해줄까
contact.should | 자존심 버리고 한번 더 연락할까
contact.should | 굿모닝 톡 보내볼까
contact.should | 읽씹당했는데 또 보내도 될까
contact.why | 어제까지 연락 잘하더니 오늘 왜 조용해
contact.why | 왜 갑자기 쌩까지
contact.feel | 단답만 오는데 관심이 끝난걸까
contact.feel | ㅇㅇ만 보내는데 나 귀찮은가
crush.will | 매일 마주치는 그 사람과 인연이 될까
crush.will | 지하철에서 보는 그 사람이랑 이어질까
crush.when | 크리스마스에 고백하는거 어때
crush.when | 고백은 크리스마스가 좋을까
crush.how | 그 사람한테 나를 각인시키는 법
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
fight.when | 남친이랑 언제 다시 말하게 될까
fight.when | 며칠 냅두면 화가 풀릴까
fight.how | 싸우고 남편이 집을 나갔어
fight.how | 남친이 이틀째 말을 안해요
fight.why | 왜 여행만 가면 다툴까
fight.feel | 여친 화 많이 났을까
weary.how | 신혼인데 벌써 설레지 않아
weary.how | 남편이 가족처럼만 느껴져
weary.feel | 남친이 나랑 있으면 지루해하나봐
weary.will | 우리 다시 뜨거워질까
weary.will | 식은 마음이 다시 데워질까
trust.feel | 새벽에 누구랑 통화하는지 의심돼 여자일까
trust.feel | 남편이 휴대폰 잠가놨어 숨기는게 있나
trust.feel | 남친 옆자리 여직원 수상해
trust.should | 외도 한번 눈감아줄까
parting.how | 정 떼는 방법 알려줘
parting.how | 어떻게 정을 떼지
parting.will | 우리 이번에는 정말 헤어지려나
parting.letgo | 같이 있어도 외로운데 헤어질까
reunion.why | 그 사람이 나를 왜 버렸을까
reunion.why | 그렇게 사랑한다더니 왜 변해서 떠났을까
reunion.feel | 걔도 나 때문에 울까
reunion.should | 전여친에게 꽃을 보내도 될까
reunion.will | 이혼했는데 다시 합칠 수 있을까
heal.when | 마음이 언제 정리될까
heal.how | 헤어지고 아무것도 못하겠어
heal.why | 왜 자꾸 옛날로 돌아가고 싶을까
heal.how | 첫사랑을 못 잊어서 힘들어
marriage.will | 연하 남친이랑 결혼할 수 있을까
marriage.will | 이 사람이랑 결혼까지 갈까
marriage.how | 결혼 준비하다 싸워 어떡하지
spouse.like | 남편 될 사람 무슨 일 해
spouse.like | 신랑감은 다정한 사람이야?
pair.like | 원숭이띠랑 호랑이띠 어때
pair.like | 인프피랑 엔티제 잘 맞아?
pair.like | 엔프제 남자랑 잇팁 여자
pair.like | 우리 둘 사주 상극이야?
self.like | 나는 연애할 때 어떤 타입이야
self.like | 나 연애하면 어떤 스타일
self.how | 인기 많아지고 싶어
self.why | 사랑 앞에서 왜 작아지지 나는
timing.when | 데이트 길일 알려줘
timing.when | 이번달 제일 좋은 길일
timing.state | 지금은 움직이는게 맞아 기다리는게 맞아
timing.state | 이번주 인연운 어때
career.will | 올해 취업 되나
career.should | 회사 계속 다닐까 그만둘까
people.why | 왜 친구들은 나한테 힘든 얘기만 하지
people.how | 친언니랑 싸웠어
people.why | 왜 다들 나만 이용할까
new-love.will | 나 진짜 연애할 운은 있는거야
new-love.when | 서른 전에는 만나겠지? 언제야
new-love.why | 썸은 많은데 왜 연인은 안생겨
new-love.should | 지인이 남자 소개해준대 받을까
ssum.feel | 눈빛은 달달한데 행동은 안해 뭐냐
ssum.will | 내일 데이트인데 고백하려나 그 사람
ssum.should | 헤어질때 손 흔들지 말고 안아볼까
ssum.how | 썸남 질투 유발법
ssum.letgo | 연락도 만남도 귀찮아하는데 접을까
contact.will | 걔 오늘은 답해줄까
contact.why | 인스타는 올리면서 내 카톡은 왜 씹지
contact.should | 한달만에 뜬금없이 연락해도 되나
contact.how | 전화 어색하지 않게 하는 법
contact.feel | 매일 아침마다 톡오는건 무슨 감정이야
crush.will | 선생님이랑 제자였는데 지금은 성인이야 될까
crush.feel | 내가 말하면 웃어주는 그 오빠 호감 맞아?
crush.how | 동아리 누나한테 호감 표시 어떻게
crush.letgo | 임자있는 사람 좋아하는데 접어야되나
crush.when | 언제 고백해야 안차여
couple.feel | 남친 마음이 예전같을까
couple.how | 주말에만 보는 남친이랑 잘지내려면
couple.why | 남친은 왜 사랑한단 말을 안할까
couple.will | 속도위반 말고 이 남자랑 길게 갈까
couple.should | 남친한테 서프라이즈로 찾아가도 될까
fight.how | 와이프가 삐져서 각방 쓰는데 어떻게 풀어
fight.why | 술만 마시면 왜 싸우지 우리
weary.why | 데이트가 왜 이렇게 귀찮을까
weary.letgo | 권태기 3개월째 놓아줄까
trust.feel | 남친 인스타에 모르는 여자 하트가 많아 수상해
trust.how | 신뢰가 깨졌는데 어떻게 회복해
parting.letgo | 안 맞는 걸 알면서 계속 사귀어야 하나
parting.how | 미안하지 않게 이별하는 법
reunion.will | 걔가 다시 연락할까 헤어졌는데
reunion.feel | 전여친도 내 소식 궁금할까
reunion.should | 재회 주파수 들으면서 기다리는중인데 톡해도 돼?
reunion.when | 재회까지 얼마나 걸려
reunion.why | 우리 왜 헤어진걸까
heal.when | 언제 새출발할 마음이 들까
marriage.when | 남친이랑 결혼 날은 언제가 좋겠어
marriage.will | 나 결혼은 하나
marriage.how | 시댁 명절 스트레스 어떻게 해
spouse.like | 남편 성격 어떨까 미래의
pair.like | 우리 둘 합이 어때
self.why | 왜 난 고백받으면 도망가고 싶지
self.how | 사랑할 때 불안을 줄이는 법
timing.state | 내일모레 연애운
career.when | 언제 이직하면 좋아
people.how | 직장 동료랑 어색해졌어 어떻게 하지
care:distress | 다 끝내고 싶어 너무 지쳐서 살기 싫어
care:violence | 여친이 저를 할퀴고 때려요
care:stalking | 헤어진 여친 퇴근길에 기다리려는데
care:spying | 남친 몰래 카톡 보는법
small:thanks | 감사합니다 또 올게요
small:guide | 질문은 몇개 할수 있어요
small:doubt | 진짜 용한거 맞음?
small:identity | ai가 대답하는 거예요?
small:mood | 아 진짜 우울해
`);
