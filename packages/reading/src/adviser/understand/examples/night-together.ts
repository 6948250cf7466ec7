import { asked } from './asked.ts';

/** What is typed late by those who are with somebody, or look for the one they will marry: mostly a situation first. */
export const NIGHT_TOGETHER = asked(`
couple.will | 담달에 남친 군대가는데 일말상초 넘길수있으려나
couple.will | 대학 졸업하고도 cc였던 우리 안깨질까
couple.will | 주변에서 다 오래 못간대ㅠ 진짜 그럴까
couple.will | 취업하고 서로 바빠졌는데 이 연애 버틸까요
couple.will | 남친 발령이 부산으로 났어요 멀어지는거 아니겠죠
couple.will | 재결합해서 사귀는 중인데 이번엔 오래갈까
couple.will | 8살 연상이랑 만나는 중 이 연애 미래 있나
couple.will | 사귄지 두달째인데 이 행복 계속될까
couple.will | 여친이 교환학생 가요 돌아올때까지 사귀고 있을까요
couple.will | 얘가 내 마지막 연애일까 지금 만나는 애
couple.will | 지금 만나는 오빠랑 끝이 좋을까요
couple.will | 우리 다음 기념일도 같이 챙기고 있겠지?
couple.feel | 남친 인스타에 내 사진이 한장도 없어 나 숨기고싶은건가
couple.feel | 여친이 사랑해라고 하면 응만 해 얘도 같은 마음일까
couple.feel | 나만 애타는 연애같음ㅠㅠ 남친도 나만큼 좋아할까
couple.feel | 오빠가 처음이랑 달라 그래도 나 좋아하는건 맞지
couple.feel | 사귀는데 짝사랑하는 기분.. 남친 속이 궁금해
couple.feel | 남친이 자기 친구한테 저를 뭐라고 말할까요
couple.feel | 보고싶다 소리를 저만 해요 여자친구는 제가 안보고싶을까요
couple.feel | 남친이 저랑 있을때 제일 편하대요 사랑한단 뜻이에요?
couple.feel | 아플때 한번을 안와본 남친 나 소중하긴 한가
couple.feel | 우리 남친 겉으론 무뚝뚝한데 속은 어떨까
couple.feel | 여친한테 난 그냥 심심풀이인가
couple.feel | 사귄지 200일 이 남자 마음 깊이가 어느정도일까
couple.feel | 친구들 앞에서 날 모른척했어 남친이 날 부끄러워하나
couple.feel | 주말에도 피곤하다고 집에만 있는 남친 나 안보고싶나
couple.why | 남친이 갑자기 존댓말 써요 왜이러죠
couple.why | 여친이 주말마다 약속있다는데 무슨 일이 있는걸까 왜지
couple.why | 데이트하면 한숨만 쉬어 우리 오빠 왜그래
couple.why | 남친은 왜 힘든 얘기를 나한테 안할까
couple.why | 손잡으면 슬쩍 빼요 남친 왜그럴까요
couple.why | 왜 꼭 내가 먼저 만나자고 해야 만나는걸까 남친은
couple.why | 애인이 제 친구 모임엔 절대 안나와요 이유가 뭐예요
couple.why | 사귀는데 왜 자꾸 외롭지
couple.why | 남친이 자기 가족 얘기를 일절 안하는데 왜일까
couple.why | 여친 갑자기 혼자 있고싶다는데 이유가 뭐지
couple.how | 남친이 주식 얘기밖에 안해 대화를 어떻게 바꾸지
couple.how | 첫 연애라 하나도 모르겠는데 여친한테 어케 해줘야함
couple.how | 남친 야근이 너무 많아서 얼굴을 못봐요 어떻게 지내야 할까요
couple.how | 애인이 면접 떨어졌대 뭐라고 위로하지
couple.how | 남친이 약속시간을 맨날 어겨 어떻게 고침
couple.how | 스킨십 속도가 서로 달라요 남친한테 어떻게 말해요
couple.how | 여친이 연락 집착이 심한데 어떻게 달래지
couple.how | 남친이 친구를 너무 자주 만나서 속상한데 티 안나게 말하는법
couple.how | 돈을 나만 내는 연애ㅋㅋ 말을 어떻게 꺼내
couple.how | 애교없는 성격인데 남친한테 표현 어떻게 늘려요
couple.how | 시차 8시간 롱디중인데 안 지치는 방법
couple.how | 남친 엄마랑 밥먹게 됐는데 뭐 입고 뭐 들고가
couple.how | 매번 데이트 코스 나만 짜 지침
couple.how | 남친이 답답할 정도로 말이 없어요
couple.how | 여친이 sns에 우리 사진 도배해서 부담스러워
couple.how | 남친이 내 친구를 은근 무시함
couple.how | 남친이 전화하면 게임 소리만 들려
couple.should | 여친 회사 앞에 말없이 찾아가도 괜찮을까
couple.should | 이번 크리스마스에 1박 하자는데 갈까
couple.should | 아직 한달인데 부모님한테 남친 있다고 말해도 될까
couple.should | 남친 친구 모임에 나도 오라는데 나가는게 좋을까
couple.should | 사랑한다고 먼저 말해도 될까 사귄지 3주
couple.should | 남친 자취방 비번 알려준대 받아도 되나
couple.should | 여자친구 남동생 용돈 챙겨줄까 말까
couple.should | 남친이 커플 프사 하자는데 해야할까요
couple.should | 우리 시간을 갖자는데 그러자고 할까
couple.should | 나 이직해서 서울 올라가면 장거린데 그냥 남친 옆에 남을까
couple.when | 사귄지 얼마쯤 됐을때 집에 인사가나요 저흰 언제가 좋아요
couple.when | 남친 전역하고 언제쯤 안정될까 우리
couple.when | 둘이 해외여행 잡으려는데 몇월이 좋아
couple.when | 장거리 언제 끝나려나ㅠ
couple.when | 커플링은 언제 맞추는게 좋을까
couple.state | 우리 커플 여름 운은 어때
couple.state | 지금 남친이랑 나 사이 기류가 어떤지 봐줘
couple.state | 만난지 1년 다됐는데 요즘 우리 연애 점검좀
couple.state | 남친이랑 다음주 분위기 어떨지
couple.like | 우리 연애는 남들이 보기에 어떤 모습일까
couple.like | 남친한테 나는 어떤 여친일까
couple.which | 기념일에 호캉스가 나을까 펜션이 나을까 남친이랑
couple.which | 여친 생일에 손편지랑 목걸이 중에 뭐가 좋아
fight.will | 단톡 나가버린 여친 화 풀어줄까요
fight.will | 홧김에 반지 빼서 던졌는데 우리 다시 웃을 수 있을까
fight.will | 어제 울면서 싸웠어 이대로 멀어지려나
fight.will | 미안하다고 장문 보냈는데 받아줄까
fight.will | 하루종일 말 한마디 안했어 내일은 풀리겠지?
fight.will | 남친이 생각할 시간 달래 싸우고나서.. 끝나는걸까
fight.will | 여행가서 대판했는데 돌아오면 괜찮아지나
fight.feel | 소리지르고 나간 남친 지금쯤 미안해하나
fight.feel | 내 말에 많이 서운했을까 여친
fight.feel | 사과했는데 ㅇㅇ 한글자 왔어 아직 화난거지
fight.feel | 괜찮다는데 목소리가 안괜찮아 화 덜 풀렸나
fight.feel | 싸우고 집에 갔는데 나한테 실망했겠지
fight.feel | 남친은 우리 싸운거 별일 아니라고 생각할까
fight.why | 술만 마시면 말싸움이 나는데 우리 왜 이래
fight.why | 남친은 왜 서운하다 하면 화부터 낼까
fight.why | 왜 미안하단 말을 절대 안하지 걔는
fight.why | 기념일만 되면 싸워요 이유가 뭘까요
fight.why | 싸우기만 하면 집에 가버려 왜 대화를 안하려할까
fight.why | 나 왜 별말 아닌데 여친한테 욱하지
fight.why | 여친이 삐진 이유를 말을 안해줘 뭐때문일까
fight.why | 사이좋다가도 생리때만 되면 다퉈 왜지
fight.how | 읽고 답을 안해 싸운뒤로ㅠ 뭐라고 풀어
fight.how | 남친이 동굴 들어갔어요 다투고 나서 어떻게 꺼내요
fight.how | 서운한거 말하면 또 싸울까봐 꾹 참는중
fight.how | 미안하다해도 됐어만 해 어케 달램
fight.how | 카톡으로 싸우다가 내가 심하게 말했어 수습좀
fight.how | 싸우면 옛날 일까지 다 꺼내는 여친 어떻게 대해야해
fight.how | 둘 다 고집이 세서 아무도 사과를 안해
fight.how | 논리로 이기려드는 남친이랑 안 싸우고 말하는법
fight.how | 명절 때문에 남편이랑 한바탕함 어떻게 풀어야돼
fight.how | 남친이랑 말 안한지 나흘째.. 먼저 뭐라고 말걸까
fight.how | 또 제 탓이래요 싸울때마다 억울해 죽겠어요
fight.how | 사소한 말투로 맨날 다퉈요 지쳐요
fight.how | 오늘 여친이랑 길에서 싸우고 그냥 와버렸다
fight.should | 화난 남친 집앞에 가있을까 그냥 둘까
fight.should | 싸운지 이틀 이쯤에서 전화 걸어볼까
fight.should | 잘못은 쟤가 했는데 내가 져주는게 맞아?
fight.should | 화해하려고 케이크 사가면 오바일까
fight.should | 남친이 시간갖재 싸우고.. 그냥 기다려야 하나
fight.should | 할말 다 하고 싸울까 그냥 넘어갈까
fight.should | 서운한거 오늘 말하는게 나을까 참을까
fight.should | 내일 기념일인데 싸운채로 선물 줘도 되나
fight.when | 냉전 사흘째인데 언제쯤 말 걸까
fight.when | 오빠 화는 며칠 가나요
fight.when | 싸우고 나면 언제 연락하는게 젤 좋아
fight.when | 언제쯤 안싸우고 지낼까 우리는
fight.letgo | 만나기만 하면 싸움인데 이쯤에서 끝내는게 낫나
fight.letgo | 울리는 싸움 지겨워 그만 만나야될까
fight.letgo | 헤어지자 소리 달고사는 남친 싸울때마다 놔버릴까
fight.which | 싸웠을때 바로 푸는게 나아 아니면 하루 두는게 나아
weary.will | 6년차 커플인데 설렘 다시 오긴 오나
weary.will | 만나도 각자 폰만 봐요 우리 다시 좋아질수 있을까요
weary.will | 마음이 식어가는데 다시 불붙을까
weary.will | 권태기 온 여친 다시 나 좋아해줄까
weary.will | 미지근해진 지 반년인데 이 고비 넘길까
weary.will | 동거하고 나서 무덤덤해졌어 돌아올수 있나 처음처럼
weary.feel | 뽀뽀도 안해주네 남친 나한테 질렸어?
weary.feel | 데이트중에 하품만 해 나랑 있는거 지겨운가
weary.feel | 남친이 예쁘단 말을 안한지 오래됐어 이제 여자로 안보이나
weary.feel | 여친 말투가 의무적이야 마음 식었나
weary.feel | 요즘 눈도 안마주쳐 사랑이 식은거겠지
weary.feel | 예전엔 데리러 왔는데 이젠 택시타래 변한거 맞지?
weary.feel | 전화 끊자는 말이 빨라졌어요 저한테 권태기일까요
weary.why | 남친이 싫은건 아닌데 만나러가기 귀찮아 왜이럴까
weary.why | 잘해줘도 고맙지가 않아 나 왜 무뎌졌지
weary.why | 처음엔 그렇게 매달리더니 왜 변했을까
weary.why | 3년 되니까 갑자기 애정이 확 식었어요 왜 이런걸까요
weary.why | 요새 남친이 만나면 시큰둥 왜 예전같지 않지
weary.how | 밥먹고 카페가고 끝 매주 똑같아서 지루한데 뭘 바꿔볼까
weary.how | 남편이 룸메같아 다시 연인처럼 지내려면
weary.how | 권태기인거 남친한테 솔직히 말하는 방법
weary.how | 여친한테 설렘이 1도 없어서 미안해요 어떻게 하죠
weary.how | 오래 만나서 할 얘기가 바닥났어 어떡함
weary.how | 남친이 권태기래 나는 아직 좋은데 어떻게 해
weary.how | 같이 있어도 외롭고 재미가 없어 이 권태로움 어째
weary.how | 애 낳고 남편이랑 서먹해졌어요
weary.how | 사귄지 4년 스킨십이 아예 없어짐
weary.how | 설레던 사람이 이젠 그냥 식구같다
weary.should | 권태기라 잠깐 떨어져 지내자고 할까
weary.should | 권태기라고 여친한테 털어놔도 돼?
weary.should | 식은 마음으로 기념일 챙기는게 맞을까
weary.should | 설렘 찾으려고 둘이 여행 가볼까 권태기인데
weary.letgo | 좋지도 싫지도 않은데 계속 만나야 되나
weary.letgo | 정 하나로 5년째야 이제 놔줄까
weary.letgo | 설레는 사람이 따로 생겼어 권태기인 남친 정리해야할까
weary.letgo | 식은거 뻔히 보이는데 붙들고 있어야되나 놓을까
weary.when | 설레는 맘 언제 다시 돌아올까
weary.when | 남친 권태기 얼마나 갈까
weary.when | 시큰둥한 이 시기 언제쯤 지나가나요
weary.state | 우리 지금 권태기 맞아? 어떤 상태야
weary.which | 권태기엔 자주 보는게 나아 덜 보는게 나아
trust.why | 남친이 자꾸 폰을 뒤집어놔요 뭘까요
trust.why | 카톡 알림을 나 만날때만 꺼놓더라 왜그럴까
trust.why | 누구랑 있었냐고 하면 화를 내 왜 숨기지
trust.why | 남친이 전여친 사진을 안지워요 이유가 뭘까
trust.why | 왜 자꾸 어디 갔는지 말을 바꾸는걸까요
trust.why | 갑자기 폰 비번을 바꿨어요 왜죠
trust.why | 화장실갈때도 폰을 들고가는 여친 왜일까
trust.why | 남친 잘못한것도 없는데 나 왜 자꾸 의심이 들지
trust.why | 여사친 얘기만 하면 발끈하는 이유
trust.why | 남친 인스타 부계 있는걸 나한테 왜 말 안했을까
trust.feel | 남친이 전여친 생일을 아직 기억해 미련 남은거야?
trust.feel | 회사 여직원이 밤에 톡을 해 남친이랑 뭐 있는걸까
trust.feel | 향수 냄새가 다른데 내가 예민한건가 바람인가
trust.feel | 새벽에 접속중이던데 딴여자랑 연락하는걸까
trust.feel | 차에서 머리끈 나왔어 내꺼 아닌데.. 바람이겠지?
trust.feel | 출장에서 전화 한통이 없었어요 다른 여자 있을까요
trust.feel | 나한테 잔다고 해놓고 피방이래 거짓말이지?
trust.feel | 여친이 전남친 스토리를 매일 봐 마음이 남은걸까
trust.feel | 헬스장 여자랑 자꾸 엮이던데 그냥 아는 사이 맞나 남친
trust.feel | 클럽 간거 숨겼더라 다른것도 숨기고 있을까
trust.feel | 잘해주다 갑자기 선물공세 뭔가 찔리는게 있나
trust.feel | 남친 믿어도 되는 사람인지 모르겠어 진실한 사람 맞아?
trust.will | 한번 바람핀 놈은 또 피우나
trust.will | 두번 다시 거짓말 안하겠다는데 지킬까요
trust.will | 깨진 믿음이 돌아오긴 할까
trust.will | 의심 안하고 사랑할 날이 올까 나
trust.will | 여사친 정리한다고 했는데 진짜 정리할까
trust.will | 술자리 줄인다고 약속했는데 믿을만할까 또 거짓말일까
trust.how | 전여친이랑 아직도 연락하는 남친
trust.how | 전여친이 남친 회사 동료래 신경쓰여 미치겠어
trust.how | 남친이 여사친 집에서 자고왔대요
trust.how | 소개팅앱을 안지웠더라 어떻게 따지지
trust.how | 남친 폰에서 하트 보낸 톡을 봐버렸어 어떡해야돼
trust.how | 나도 모르게 남친 폰 검사를 해 이거 어떻게 고쳐
trust.how | 예전에 바람맞은 뒤로 다음 사람도 못믿겠어요
trust.how | 여친이 전남친이랑 같은 동아리라 불안해 어떻게 하지
trust.how | 들킬때마다 미안하다고만 해요 거짓말하는 남자 어떻게 잡아요
trust.how | 위치공유하자니까 싫대 의심만 커진다
trust.how | 여자 후배를 맨날 집까지 데려다주는 남친
trust.how | 인스타 여자들한테 좋아요 누르고 다님 남친이
trust.how | 내가 거짓말한거 들켰어 여친 믿음 어떻게 되찾지
trust.how | 이성문제로 한번 데여서 남친이 회식만 가도 불안해
trust.how | 남친이 썸녀였던 애랑 둘이 밥먹었대
trust.should | 남친이 여사친이랑 단둘이 여행간대 보내줘야돼?
trust.should | 잠깐 흔들린거래요 넘어가줘도 될까요
trust.should | 남친한테 전여친 번호 지우라고 해도 되는걸까
trust.should | 증거는 없는데 바람피냐고 대놓고 물어볼까
trust.should | 바람핀 전적 있다는 사람 만나도 될까
trust.should | 친구가 내남친 딴여자랑 있는거 봤대 추궁할까
trust.should | 남친 말이랑 친구 말이 다른데 누구 말을 믿어야할까
trust.should | 울면서 비는데 한번 더 믿어줄까
trust.should | 내가 바람핀거 평생 숨겨도 되나
trust.letgo | 여자문제 세번째인데 버리는게 답이지
trust.letgo | 거짓말 또 걸렸다 이번엔 끝내야겠지?
trust.letgo | 의심하면서 만나느니 헤어지는게 나을까
trust.letgo | 양다리였어 바로 정리해야하나
trust.when | 언제쯤 의심없이 남친 믿게될까
trust.when | 거짓말한거 언제 털어놓는게 좋을까
marriage.feel | 3년 사귄 남친이 결혼 얘기를 안 꺼내요
marriage.feel | 결혼 얘기하면 돈 모으고 하자는데 할 마음은 있는거야?
marriage.feel | 조카 보고 애 갖고싶다던데 나랑 결혼 생각하나
marriage.feel | 서른셋 남친 결혼이 급하지 않대요 저랑은 아닌걸까요
marriage.feel | 프로포즈 얘기 흘렸는데 못들은척해 나랑 결혼하기 싫은가
marriage.feel | 여친은 결혼하고 싶은데 제가 부족하다고 느끼는 걸까요
marriage.why | 7년째 연애만 하고 결혼을 안하는 남친 이유가 뭘까
marriage.why | 친구들 다 시집갔는데 나만 왜 못가
marriage.why | 왜 결혼 직전까지만 가면 엎어지죠
marriage.why | 남친 부모님은 왜 저랑 결혼을 반대하실까요
marriage.why | 식장 예약하고나니 우울해 왜 이러지
marriage.why | 결혼하자더니 막상 날 잡자니까 왜 미루지
marriage.when | 남친이랑 식 언제 올리게 될까
marriage.when | 서른 넘기기 전에 시집가고싶은데 언제쯤 갈까
marriage.when | 양가 인사 언제 드리는게 좋을지
marriage.when | 혼인신고 먼저 하려는데 언제가 좋아요
marriage.when | 반지 받는 날은 언제쯤이려나ㅎㅎ
marriage.when | 집 구하고 결혼하면 몇년뒤쯤일까
marriage.when | 결혼 허락 언제 떨어질까
marriage.when | 저도 웨딩드레스 입는 날 오나요 언제
marriage.will | 장거리하다 바로 결혼하는데 잘 살까
marriage.will | 모은돈 하나도 없는데 내년에 결혼 되려나
marriage.will | 여친 부모님이 저 받아주실까요 결혼
marriage.will | 선자리만 열번짼데 저 시집 갈수 있어요?
marriage.will | 한번 갔다온 나도 다시 결혼할 복이 있을까
marriage.will | 동거 2년차 남친 나랑 식 올려줄까
marriage.will | 4월에 식인데 별탈없이 치를까
marriage.will | 결혼하면 시어머니가 저 예뻐하실까요
marriage.will | 지금 만나는 오빠가 프로포즈 하긴 할까
marriage.will | 결혼 안한다던 여친 생각이 바뀔까요
marriage.should | 결혼 전제로 만나자는데 믿어도 돼요?
marriage.should | 만난지 백일됐는데 상견례 하재 해도 되나
marriage.should | 예비신랑이 빚을 숨겼어 결혼 진행해도 될까
marriage.should | 시댁 합가하자는데 그래도 결혼해야할까
marriage.should | 청첩장 돌리기 직전인데 마음이 흔들려 그냥 할까
marriage.should | 부모님이 궁합 안좋다고 말리는 결혼 밀어붙여도 될까
marriage.should | 종교 다른 남친이랑 결혼해도 괜찮으려나
marriage.should | 사랑보다 안정보고 결혼하는거 괜찮아요?
marriage.should | 남친이 혼인신고부터 하자는데 할까
marriage.should | 내가 먼저 프로포즈할까 남친이 느려서
marriage.should | 맞선 들어왔는데 결혼 생각하고 나가볼까
marriage.should | 결혼식 없이 혼인신고만 할까
marriage.how | 비혼이라던 남친 결혼 쪽으로 마음 돌리는법
marriage.how | 예단 문제로 양가가 틀어졌어요 어떻게 풀죠
marriage.how | 아빠가 남친 직업보고 결혼 반대해 어떻게 설득하지
marriage.how | 메리지블루 온거같은데 어떻게 이겨내
marriage.how | 결혼 얘기 부담 안되게 꺼내는 방법좀
marriage.how | 시아버지가 첫만남부터 애 얘기하셔 어떻게 대답해
marriage.how | 결혼준비로 예랑이랑 매일 부딪혀요
marriage.how | 집 명의 때문에 결혼 얘기가 멈췄어
marriage.how | 시댁에서 매주 오라고 함
marriage.how | 프로포즈 준비하는데 어떻게 하면 울까 여친
marriage.letgo | 상견례에서 모욕당했는데 이 결혼 엎을까
marriage.letgo | 예물로 싸우다 정떨어졌어 파혼하는게 맞나
marriage.like | 내가 결혼하면 어떤 아내일까
marriage.like | 우리 신혼은 어떤 모습일까
marriage.like | 결혼하고 나면 뭐가 제일 달라져요 저는
marriage.state | 올해 하반기 결혼운 흐름 어때
marriage.state | 서른다섯 내 결혼운 좀 봐줘
marriage.which | 결혼 먼저 할까 취업 먼저 할까
marriage.which | 중매로 만나는거랑 연애결혼 중에 나한텐 뭐가 맞아
marriage.which | 봄 결혼이랑 가을 결혼 중에 어느쪽이 좋아요
spouse.like | 내 남편될 사람 다정한 편일까
spouse.like | 나 나중에 돈 잘버는 남편 만나?
spouse.like | 미래 신랑 키는 클까ㅋㅋ
spouse.like | 나랑 평생 살 사람 성격 좀 미리 알려줘
spouse.like | 장차 와이프 될 사람 요리는 잘해?
spouse.like | 결혼하게 될 남자 술 많이 먹는 사람이면 어쩌지 어떤 사람이야
spouse.like | 제 배우자 인상이 어떤지 궁금해요
spouse.like | 남편복 하나는 있다던데 진짜인가요 어떤 남편이에요
spouse.like | 미래의 아내 살림꾼인가 일하는 사람인가
spouse.like | 배우자 자리에 뭐가 있어요 어떤 스타일?
spouse.like | 남편될 사람이 우리 가족한테 잘할까
spouse.like | 결혼상대 집안 분위기 화목해?
spouse.like | 내 짝 될 남편 가정적인 타입이야?
spouse.who | 미래 남편 나랑 몇살 차이
spouse.who | 결혼할 사람 혹시 벌써 아는 사람인가
spouse.who | 와이프 될 사람은 같은 직장에서 만날까
spouse.who | 배우자가 무슨 일 하는 사람이려나
spouse.who | 남편감 동갑일까 오빠일까
spouse.who | 내 신랑 될 사람은 어느 쪽에서 와
spouse.when | 남편될 사람 몇살때 마주쳐
spouse.when | 내편 돼줄 반려자 언제 나타나요ㅠ
spouse.when | 평생 함께할 짝은 언제쯤 알아볼까요
spouse.when | 와이프 될 사람 올해 만나 내년에 만나
spouse.will | 좋은 남편 만날 수 있으려나
spouse.will | 착한 아내 만나서 살 수 있을까 나
spouse.will | 배우자 덕 보고 살 팔자인가요
spouse.will | 미래 남편이랑 평생 알콩달콩 살까
spouse.how | 미래 배우자 만나려면 뭐부터 해야해
spouse.how | 남편복 키우려면 어떻게 해야되나
spouse.how | 결혼할 사람 알아보는 방법 있어요?
pair.like | 오빠가 89 나는 95인데 궁합 괜찮나
pair.like | 우리 둘 케미 몇퍼야
pair.like | 걔는 계획형 난 즉흥형 우리 어울려?
pair.like | 엄마가 궁합 보고오래 우리 어떤지 봐줘
pair.like | 남들이 남매같대 우리 궁합 어떤데
pair.like | 점집에서 원진살이라던데 우리 많이 안좋아?
pair.like | 나한테 이 사람이 귀인이야 악연이야
pair.like | 뱀띠 오빠랑 돼지띠 저 충이라는데 괜찮아요?
pair.like | 대화는 잘되는데 생활습관이 정반대 우리 맞는거야?
pair.like | 서로한테 도움되는 궁합인지
pair.like | 우리 둘 전생에 뭐였을까 무슨 인연이야
pair.like | 잇팁 남친 엔프제 나 잘맞는 조합?
pair.why | 만나면 싸하고 떨어지면 보고싶고 우리 둘 왜 이럴까
pair.why | 웃음코드가 하나도 안맞아 왜 만나는지 모르겠어 우리
pair.why | 처음 봤는데 오래 안 사람같아 왜 이렇게 잘 맞지
pair.why | 왜 이 사람이랑 있으면 일이 잘풀리지
pair.why | 둘이 취향이 이렇게 다른데 왜 끌렸을까
pair.will | 상극이라는데 같이 잘 살 수 있을까요
pair.will | 생활패턴 정반대인 우리 둘 맞춰지긴 할까
pair.will | 궁합 나쁘게 나왔는데 극복 될까
pair.will | 띠가 충이래도 우리 잘 살겠지?
pair.how | 궁합 안좋은거 보완하는 방법 있나요
pair.how | 나는 말로 풀고 걔는 혼자 삭이는데 서로 어떻게 맞추지
pair.how | 아침형 나랑 올빼미 남친 어떻게 맞춰 살아
pair.should | 자취방 합치자는데 같이 살아도 될까
pair.should | 월세 아깝다고 동거하재 할까 말까
pair.should | 궁합 안좋다는데 계속 만나도 될까
pair.state | 남친이랑 한집에 살면 어떤 그림일까
pair.state | 동거 들어가면 우리 생활 어때 보여
pair.when | 동거는 언제 시작하는게 좋을까
pair.when | 두 사람한테 기운 좋은 달이 언제야
couple.will | 남친이 지방 공기업 붙었는데 주말커플로 갈수있을까
couple.will | 성격 급한 나랑 느긋한 남친 2년 더 가려나
couple.feel | 남친이 내 카톡에 하트를 안붙여 사랑하는거 맞나
couple.feel | 여친이 제 선물에 반응이 미지근한데 맘에 안든걸까요
couple.feel | 오빠한텐 일이 먼저인가 내가 먼저인가
couple.why | 남친이 집 앞까지 왔다가 그냥 가버렸어요 왜죠
couple.why | 여친이 결혼식장만 다녀오면 말이 없어져 이유가 뭐지
couple.how | 남친이 살쪘다고 놀려요 상처인데
couple.how | 남친이 감기 걸렸는데 뭐해주면 좋아할까
couple.how | 여친이 화장품 얘기만 하는데 어떻게 받아주지
couple.should | 남친 졸업식에 가도 되려나 부모님 오신다는데
couple.when | 남친한테 속얘기 언제 하는게 좋을까
couple.state | 요새 우리 오빠랑 나 연애운 흐름
fight.will | 카페에서 울고 나왔는데 남친이 다시 연락할까 싸운건데
fight.feel | 문 쾅 닫고 나간 여친 아직 열받아 있겠지
fight.why | 운전만 하면 남친이랑 싸워 왜 그런거야
fight.why | 사과를 해도 왜 더 화를 내지
fight.how | 청소 문제로 남편이랑 매일 부딪쳐요
fight.how | 사과를 했는데 진심이 안느껴진대 어떻게 해야 통해
fight.how | 말실수로 여친 울렸어 수습 어떻게
fight.should | 내가 잘못없어도 미안하다고 하는게 나을까
fight.when | 삐진 남친 언제쯤 먼저 말걸까
fight.letgo | 하루가 멀다하고 싸우는데 그만하는게 서로 좋을까
weary.feel | 남편이 저를 봐도 아무 감흥이 없나봐요 식었죠?
weary.why | 데이트 약속 잡는것도 숙제같아 왜 이러지
weary.how | 남친 만나는 날이 기다려지지가 않아
weary.how | 무미건조한 부부관계 다시 살리는 법
weary.letgo | 감정이 다 닳았는데 억지로 이어가야하나
weary.when | 지겨운 이 기분 언제 걷혀
trust.why | 남친이 차 블랙박스를 지웠어 왜지
trust.why | 나랑 있으면 전화를 안받아 누군데 그럴까
trust.feel | 야근이라더니 회사 불 꺼져있더라 거짓말한거지
trust.feel | 여자 이름이 남자 이름으로 저장돼있어 바람이야?
trust.how | 남친 여사친이 새벽에 전화하는데 어떻게 말해
trust.should | 여사친 결혼식에 혼자 간다는데 보내도 되나
trust.should | 거짓말인거 아는데 속아줄까
trust.letgo | 딴여자랑 호텔 간거 알았어 끝내는게 맞지
marriage.feel | 내 친구 부케 받으라는데 남친 표정이 굳었어 나랑 결혼할 맘 없나
marriage.feel | 남친은 언젠가 하자고만 해요 진짜 결혼할 생각일까
marriage.why | 소개받는 사람마다 결혼 얘기에서 멈춰 왜 이럴까
marriage.when | 내년에 서른인데 청첩장은 언제 찍게될까
marriage.will | 예식장 계약까지 했는데 무사히 갈까
marriage.will | 남친 누나가 저를 탐탁찮아해요 결혼 성사될까
marriage.should | 남친 월급이 나보다 적은데 결혼해도 될까
marriage.should | 연애 4개월차인데 식장부터 잡자네 그래도 돼?
marriage.how | 혼수 때문에 엄마랑 시댁 사이에 껴서 힘들어
marriage.how | 결혼 생각 없는 남친이랑 이야기를 어떻게 풀어가지
marriage.letgo | 결혼 앞두고 이건 아니다 싶은데 파혼해야될까
marriage.like | 시집가면 내 팔자 어떻게 바뀌어
marriage.state | 요즘 내 혼인운 어떤지
spouse.like | 미래 와이프는 애교많은 사람일까
spouse.like | 남편 될 사람 술담배 하나요
spouse.like | 나중에 만날 신랑 집안 잘사나
spouse.who | 결혼할 남자 나보다 어릴까
spouse.when | 남편감이랑 처음 마주치는게 몇월
spouse.will | 능력있는 배우자 만날 수 있나요
pair.like | 말띠 여친이랑 소띠인 나 궁합 어때
pair.like | 우리 둘이 성향이 너무 다른데 상극은 아니지
pair.like | entp 남친이랑 isfj인 저 괜찮나요
pair.why | 이상하게 이 사람이랑은 침묵도 편해 왜일까
pair.will | 성격이 불같은 둘이 만나 잘 살수 있을까
pair.how | 소비습관이 너무 달라요 둘이 어떻게 맞춰요
pair.should | 같이 살 집 알아보재 동거해도 괜찮을까
pair.state | 둘이 합쳐서 살면 분위기 어떨까
`);
