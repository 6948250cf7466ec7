import { asked } from './asked.ts';

/** Before there is a couple: nobody yet, a silent love, a courtship, and messages that come or do not. */
export const SEEKING_AND_COURTING = asked(`
new-love.will | 나도 누가 좋아해줄까
new-love.will | 남자 들어올 사주 맞냐
new-love.will | 쉰 넘었는데 새 인연 있을까요
new-love.will | 이혼하고 혼자인데 좋은 사람 올까요
new-love.will | 평생 혼자 살 팔자인가요
new-love.will | 나 좋다는 남자 나타나긴 하나
new-love.will | 이번 소개팅 잘 될 것 같나요
new-love.will | 낼 소개팅 잘되겠죠?
new-love.will | 주말 미팅에서 인연 만날까
new-love.will | 돈 많고 다정한 남자 만날 수 있어?
new-love.will | 누가 저한테 다가올까요
new-love.will | 여자친구 생기긴 하나요 저
new-love.will | 대학 가면 여친 생기나
new-love.will | 전역하면 여자친구 생길까요
new-love.will | 나만 빼고 다 커플이야 나도 생겨?
new-love.when | 봄에는 누굴 만나게 될까 가을에 만날까
new-love.when | 다음 남자는 언제쯤
new-love.when | 언제까지 혼자 밥 먹어야 돼요
new-love.when | 대체 내 남편은 어디서 뭐하고 언제 와
new-love.when | 몇월에 여자친구 생겨요
new-love.when | 몇 살에 좋은 사람 만나요
new-love.when | 소개팅 언제 하는게 좋아요
new-love.when | 몇 월에 누가 다가와요
new-love.when | 인연 오는 시기가 궁금합니다
new-love.who | 회사 사람이랑 엮일까 밖에서 만날까
new-love.who | 새로운 사람은 회사에서 만나요 밖에서 만나요?
new-love.who | 앱에서 만나요 소개로 만나요
new-love.who | 어디 가야 남자를 만나
new-love.who | 어떤 모임에 나가야 인연을 만날까
new-love.who | 동네에서 만날까 먼 데서 만날까
new-love.who | 제 인연 혹시 이미 아는 사람이에요?
new-love.who | 주변 사람 중에 인연이 있나요
new-love.who | 저를 지켜보는 사람이 있나요
new-love.who | 다음 남자친구는 연상이에요 연하예요
new-love.who | 나랑 만날 사람 나이가 어떻게 돼
new-love.who | 다음 연애 상대는 몇 살쯤 될까
new-love.like | 저는 어떤 성격의 사람이 맞아요
new-love.like | 나는 어떤 남자랑 어울려
new-love.like | 저랑 잘 맞을 성격이 궁금해요
new-love.like | 어떤 성격이랑 만나야 행복할까
new-love.like | 다음에 올 사람 생김새가 궁금
new-love.like | 올해 만날 남자는 어떤 사람인데
new-love.like | 제 이상형 만날 수 있는 건 둘째치고 어떤 사람이 올까요
new-love.like | 내 인연 키 커? 잘생겼어?
new-love.like | 부자 만나요 저?
new-love.like | 저한텐 다정한 남자가 맞나요 카리스마있는 남자가 맞나요
new-love.why | 왜 저는 소개팅마다 애프터가 없을까요
new-love.why | 매번 썸에서 끝나는 이유가 뭘까 내가 문제야?
new-love.why | 남자들이 왜 나를 안 좋아해
new-love.why | 연애를 못하는 원인이 뭐에요
new-love.why | 왜 이상한 남자만 들러붙지
new-love.why | 만나면 꼭 한달을 못넘겨 왜그러지
new-love.why | 다들 연애 잘만 하는데 저는 왜 안되죠
new-love.how | 남자 만나려면 뭘 바꿔야해
new-love.how | 만날 데가 없는데 어디서 사람을 만나야 할까
new-love.how | 집순이인데 연애 어떻게 해
new-love.how | 눈을 낮춰야 하나요 어떻게 해야 하나요
new-love.how | 눈 높다고 다들 뭐라는데 어떡해야돼
new-love.how | 연애운 올리는 법 있어요?
new-love.how | 도화운 살리려면 뭘 하면 좋아
new-love.how | 소개팅에서 뭐 입고 무슨 얘기 해야돼
new-love.how | 첫 데이트 때 어떻게 해야 호감을 살까요
new-love.how | 어떻게 하면 사랑받는 연애를 할까
new-love.how | 모태솔로인데 뭐부터 시작하지
new-love.should | 소개받기로 했는데 취소할까
new-love.should | 엄마가 선 보래 나갈까
new-love.should | 친구가 소개해준다는데 만나볼까요
new-love.should | 연하가 대시하는데 받아줘도 될까
new-love.should | 띠동갑이 만나자는데 만나도 되나
new-love.should | 나 좋다는 남자 있는데 만나볼까
new-love.should | 데이팅앱 해도 될까
new-love.should | 사진만 봤는데 별로야 그래도 나가?
new-love.should | 지금 연애 시작해도 되는 시기인가요
new-love.should | 시험 준비중인데 연애해도 될까
new-love.should | 자존감 낮은데 연애 시작해도 될까요
new-love.state | 솔로 탈출운 좀
new-love.state | 여자운 봐주세요
new-love.state | 내일 소개팅인데 운 좀 봐주세요
new-love.state | 다음주 연애운 좀 봐줘
new-love.will | 내짝은 있기는 한거냐고요 ㅠ
new-love.when | 몇월에 누가 나타나나요
new-love.who | 회사에서 만나요 아님 밖에서 만나요?
new-love.like | 저는 어떤 성격이랑 맞을까요
new-love.why | 친구들은 다 연애하는데 나만 왜 이럼
new-love.should | 엄마 친구분이 소개해준다는데 나갈까 고민돼요
new-love.who | 서른 넘으니까 만날 데가 없어.. 어디가서 만나야됨
new-love.will | 올 겨울 따뜻하게 보낼수 있을라나 ㅎㅎ 남자 있냐는 말임
new-love.when | 연애세포 죽은지 오래.. 언제 살아나
new-love.how | 눈이 높다는데 낮춰야하나
new-love.will | 마흔둘 싱글녀인데 가망있나요
new-love.will | 돈많은 남자 만날수 있을까
new-love.feel | 주변에 저 좋아하는 사람 있나요?
new-love.should | 10살 연하가 들이대는데 만나볼까요
new-love.state | 낼 소개팅인데 운 어때
new-love.like | 올해 남자 생겨요? > 어떤 사람인데요
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
new-love.will | 나 이번 생일은 애인이랑 보낼수 있을까
new-love.when | 연애 안한지 6년째예요 언제 시작되나요
new-love.who | 만날 사람이 가까운 데 있어 멀리 있어?
new-love.like | 어떤 띠 만나야 좋아요 저
new-love.why | 남자들이 첫날만 호감 보이고 다음은 없어 왜?
new-love.should | 돌싱이 대시하는데 받아줘?
new-love.how | 인기 많아지려면 어떻게 해야되노
new-love.will | 60대인데 황혼에 짝이 있을란가
new-love.who | 와이프는 연상일까 연하일까
new-love.like | 내년에 인연 있다며 > 어떤사람
new-love.will | 나 이러다 노처녀로 늙나
new-love.when | 나의 봄날은 언제 오냐
new-love.how | 소개팅 나가면 말을 못하겠어 어떡해
new-love.why | 왜 좋은 사람은 다 임자가 있냐
new-love.who | 우연히 만나게 될까 소개받게 될까
new-love.like | 저 어떤 사람 만나야 행복해요
new-love.will | 나 연애운 어때 > 그럼 올해는 가능?
new-love.will | 나 이대로 혼자 늙는거 아니지
new-love.will | 나도 사랑받을 날이 올까
new-love.when | 내 인생의 봄은 언제 와
new-love.when | 짝은 몇년도에 만나
new-love.how | 소개팅에서 말 잘하는 법
new-love.why | 왜 괜찮은 남자는 다 여친이 있지
new-love.will | 나 진짜 연애할 운은 있는거야
new-love.when | 서른 전에는 만나겠지? 언제야
new-love.why | 썸은 많은데 왜 연인은 안생겨
new-love.should | 지인이 남자 소개해준대 받을까
crush.will | 제가 그 오빠랑 될 가능성이 있을까요
crush.will | 나같은 애랑 그 선배가 될까
crush.will | 고백하면 받아줄까
crush.will | 고백하면 차이겠지
crush.will | 회사 과장님이랑 잘 될수있나요
crush.will | 알바 사장님이랑 이어질 수 있을까
crush.will | 그 애랑 친해질 수 있을까
crush.will | 짝사랑 성공하나요
crush.feel | 그 선배가 나를 여자로 볼까
crush.feel | 그남자 나 여자로 보긴 해?
crush.feel | 오빠가 저를 이성으로 느낄까요
crush.feel | 자꾸 장난치는 선배 나 좋아하나
crush.feel | 자꾸 놀리는데 관심이야 뭐야
crush.feel | 대리님이 자꾸 커피 사주는데 저한테 마음 있나요
crush.feel | 나한테만 친절한데 착각인가
crush.feel | 그 사람도 저를 좋아하나요
crush.feel | 짝남도 날 좋아해?
crush.feel | 그애는 나 알기는 할까
crush.feel | 팀장님이 저를 어떻게 생각하시는지
crush.feel | 내가 좋아하는거 눈치챘을까
crush.feel | 저를 그냥 후배로만 보겠죠
crush.why | 왜 나만 보면 피해
crush.why | 왜 말을 안 걸어줄까
crush.why | 다른 애들한텐 잘하면서 나한텐 왜 그래
crush.why | 난 왜 고백을 못할까
crush.why | 왜 자꾸 임자있는 사람만 좋아지지
crush.how | 트레이너쌤이랑 친해지는 법
crush.how | 같은 반 애한테 말 걸고 싶은데 어떻게 해
crush.how | 동호회 오빠한테 어떻게 다가가
crush.how | 쌤한테 말 붙이는 방법
crush.how | 얼굴만 보면 굳는데 어떡해요
crush.how | 좋아하는 애 앞에서 말을 못하겠어
crush.how | 남사친이 좋아졌어 이제 어떡하지
crush.how | 친한 오빠가 남자로 보여요 어떻게 하죠
crush.how | 어떻게 꼬셔
crush.how | 짝녀한테 어필하는 법
crush.should | 초콜릿 줘도 될까
crush.should | 편지 쓸까
crush.should | 선배한테 밥 사달라고 해볼까요
crush.should | 번호 물어볼까
crush.should | 오늘 고백할까
crush.should | 그냥 확 질러버릴까
crush.should | 좋아한다고 말해버릴까
crush.should | 교회 오빠한테 커피 마시자 해도 될까
crush.should | 인스타 친추해도 되나 짝남
crush.when | 마음 표현은 언제가 좋을까
crush.when | 고백 디데이 언제
crush.when | 언제 말해야 받아줄까
crush.when | 내 맘 전할 타이밍
crush.letgo | 여친있는 사람인데 마음 접어야겠죠
crush.letgo | 가망 없으면 접게 말해줘요
crush.letgo | 포기각이냐
crush.letgo | 짝남 여친 생겼어 끝이지
crush.letgo | 그만 좋아하고 싶다
crush.letgo | 거절당했는데 마음 정리해야될까요
crush.feel | 같은과 선배가 자꾸 장난치는데 뭐죠
crush.will | 저같은애도 그오빠랑 될까요..
crush.should | 초콜렛 줄까말까 14일에
crush.how | 헬스장 트레이너쌤한테 어떻게 말 붙이지
crush.when | 언제 맘 표현하는게 제일 나을까
crush.letgo | 나 좋아하는 애 여친있어 포기각?
crush.feel | 그남자 저 여자로 봐요?
crush.why | 눈만 마주치면 피해요 왜죠
crush.will | 친구에서 연인 가능할까
crush.how | 남사친을 좋아하게 됐어 어쩜 좋아
crush.should | 교회 오빠한테 밥사달라 해볼까요
crush.when | 고백해도 될까 > 언제가 좋은데
crush.feel | 짝사랑중이에요 > 그 사람도 저 좋아해요?
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
crush.how | 회사 선배 좋아해요 > 뭐부터 해야돼
crush.letgo | 오래 좋아했는데 이제 놓아줄까
crush.letgo | 이제 짝사랑 그만 놓으려고요
crush.when | 졸업 전에 고백할까 졸업하고 할까
crush.when | 시험 전에 고백 시험 후에 고백
crush.will | 고백하고 답 기다리는 중인데 결과가 어떨까
crush.will | 생각해본다는데 받아줄까
crush.should | 쪽지로 번호 줄까
crush.should | 카페 알바한테 쪽지 줘도 될까
crush.how | 낯가려서 말도 못 걸어
crush.feel | 울반 반장이 나만 챙기는데 나한테 맘있나 (둘다 대학생)
crush.should | 옆자리 동료한테 점심 같이 먹자 할까
crush.how | 사수를 좋아하는데 티 안나게 친해지려면
crush.will | 버스에서 보는 그 사람이랑 인연이 될까
crush.letgo | 결혼할 여자 있대요 마음 접는게 낫겠죠
crush.when | 크리스마스 고백 어때
crush.why | 왜 쌤만 보면 말이 안나올까
crush.should | 짝남이 나 좋아하나 > 고백 ㄱ?
crush.feel | 과 동기가 나한테 노트 빌려줬는데 관심인가
crush.will | 내 짝사랑 이루어질까
crush.how | 짝남한테 내 존재 알리는 법
crush.should | 좋아한다고 문자로 고백할까
crush.feel | 선배가 좋아 > 선배는 날 어떻게 생각할까
crush.when | 이 사람이 언제 고백할까
crush.will | 매일 마주치는 그 사람과 인연이 될까
crush.will | 지하철에서 보는 그 사람이랑 이어질까
crush.when | 크리스마스에 고백하는거 어때
crush.when | 고백은 크리스마스가 좋을까
crush.how | 그 사람한테 나를 각인시키는 법
crush.will | 선생님이랑 제자였는데 지금은 성인이야 될까
crush.feel | 내가 말하면 웃어주는 그 오빠 호감 맞아?
crush.how | 동아리 누나한테 호감 표시 어떻게
crush.letgo | 임자있는 사람 좋아하는데 접어야되나
crush.when | 언제 고백해야 안차여
ssum.will | 소개팅남 애프터 신청 할까
ssum.will | 소개팅했는데 또 보자고 할까요
ssum.will | 어제 소개팅했는데 연락 이어질까
ssum.will | 데이트 몇번 했는데 고백할까 이 남자
ssum.will | 이 사람이 사귀자고 말할까요
ssum.will | 이 썸 이번달 안에 결론나?
ssum.will | 썸남이랑 커플 될 수 있나
ssum.will | 남사친이랑 선 넘었는데 연인 될까
ssum.will | 친구였다가 애인 될 수 있을까요
ssum.will | 그냥 이렇게 흐지부지 끝나는 걸까
ssum.will | 이 관계 발전할까
ssum.feel | 소개팅한 분이 저를 마음에 들어했을까요
ssum.feel | 첫만남 때 나 어떻게 봤을까
ssum.feel | 그분도 나한테 호감 있었을까
ssum.feel | 나만 좋아하는 썸인가
ssum.feel | 우리 그냥 친구사이인거야?
ssum.feel | 술 마시면 보고싶다고 하는데 진심이야?
ssum.feel | 밤에만 연락오는 남자 뭘 원하는걸까
ssum.feel | 만날때는 다정한데 헤어지면 조용해 뭐지
ssum.feel | 스킨십은 하는데 사귀자곤 안해요 무슨 마음이죠
ssum.feel | 나 가지고 노는거 같아
ssum.feel | 썸남이 다른 여자랑도 썸타는거 같은데
ssum.feel | 관심있는 척만 하는 건지 모르겠어
ssum.why | 왜 적극적이다가 갑자기 소극적이 됐죠
ssum.why | 소개팅남이 갑자기 식었어 왜
ssum.why | 왜 고백을 안 하는 거야
ssum.why | 잘 되다가 흐지부지된 이유가 뭘까
ssum.why | 사귀자는 말을 왜 안하는지
ssum.when | 이 남자 고백 언제 하려나
ssum.when | 다음 데이트는 언제가 좋아요
ssum.when | 사귀는건 언제쯤일까
ssum.when | 언제 손잡을까
ssum.how | 썸남 확 잡는 방법
ssum.how | 약속을 자꾸 미루는데 어떻게 해야돼
ssum.how | 썸남이 눈치가 없어요 어떡하죠
ssum.how | 밀당 어떻게 해야 넘어와
ssum.how | 소개팅남이랑 두번째 만남 때 뭐하지
ssum.how | 썸 단계에서 내가 뭘 조심해야해
ssum.should | 만나자고 내가 먼저 할까 기다릴까
ssum.should | 영화보자고 해볼까
ssum.should | 먼저 애프터 신청해도 될까요
ssum.should | 스킨십 해도 되는 단계인가요
ssum.should | 우리 무슨 사이냐고 물어봐도 돼?
ssum.should | 밥 한번 먹자 해볼까
ssum.should | 썸남 집에 놀러가도 될까
ssum.should | 사귀자고 먼저 말해볼까
ssum.should | 이번주에 보자고 할까 말까
ssum.letgo | 이도저도 아닌 사람 계속 만나야돼?
ssum.letgo | 연락도 뜨문뜨문한 썸 그만할까
ssum.letgo | 간만 보는 사람 계속 기다려야하나요
ssum.letgo | 썸 깨는게 나을까
ssum.will | 소개팅 애프터 올까요
ssum.feel | 첫만남 분위기 좋았는데 그분도 저 맘에 들었을까
ssum.feel | 술마시면 전화오는 썸남 무슨 맘이죠
ssum.how | 썸녀가 자꾸 약속을 미뤄요 어쩌죠
ssum.should | 오늘 만나자해볼까 그냥 기다릴까
ssum.when | 언제쯤 사귀자 할까
ssum.will | 우린 그냥 친구인가봐
ssum.why | 잘되다가 왜 연락이 뜸해졌지
ssum.letgo | 애매하게 구는 사람 계속 봐야하나요
ssum.will | 데이트 세번했는데 아직 고백 안함 앞으로 할까
ssum.should | 스킨쉽 먼저 해도 될까
ssum.feel | 나만 진심인가
ssum.how | 썸남 마음이 어때 > 그럼 내가 뭘 해야돼
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
ssum.feel | 단톡에서만 나 놀려 관심표현?
ssum.will | 오늘 세번째 만나는데 고백 받을 각?
ssum.should | 커피 기프티콘 보내봐?
ssum.why | 약속 잡아놓고 왜 취소했을까
ssum.letgo | 저울질하는 놈 걍 끊을까
ssum.when | 이 사람 언제쯤 마음 열까
ssum.feel | 헤어질때 안아주던데 뭔 의미
ssum.when | 썸남이랑 사귈까 > 언제쯤
ssum.feel | 내 얘기에 리액션 좋은데 호감?
ssum.should | 오늘 밤에 산책하자고 불러내볼까
ssum.will | 세달 썸탔는데 결국 사귀게 될라나
ssum.why | 사귈 것처럼 굴더니 왜 발뺌해
ssum.how | 썸녀가 철벽인데 공략법
ssum.when | 언제쯤 이 사람이 고백할 거 같아
ssum.feel | 내 말에 잘 웃어주는데 호감인가
ssum.feel | 리액션 좋은데 나한테 관심?
ssum.feel | 만날때마다 선물 주는데 무슨 뜻
ssum.feel | 집에 데려다주고 안아줬는데 무슨 의미
ssum.should | 밤에 드라이브 하자고 해볼까
ssum.should | 한강 산책하자고 불러볼까
ssum.should | 커피 쿠폰 하나 보내볼까
ssum.when | 그 사람 언제 마음을 열어줄까
ssum.why | 약속을 왜 취소했을까 썸남
ssum.why | 사귈듯 말듯 왜 발을 뺄까
ssum.letgo | 나를 저울질하는 것 같은데 끊어낼까
ssum.how | 썸남을 만나고 싶은데 약속이 안잡혀
ssum.feel | 눈빛은 달달한데 행동은 안해 뭐냐
ssum.will | 내일 데이트인데 고백하려나 그 사람
ssum.should | 헤어질때 손 흔들지 말고 안아볼까
ssum.how | 썸남 질투 유발법
ssum.letgo | 연락도 만남도 귀찮아하는데 접을까
contact.will | 읽고 답없는데 오늘 답올까
contact.will | 먼저 연락 안하면 끝이겠죠
contact.will | 내가 가만있으면 걔가 연락할까
contact.will | 전화 다시 올까
contact.will | 이대로 연락 끊기는거겠지
contact.will | 이번 주말에 톡 올까요
contact.will | 프사 바꿨는데 반응 올까
contact.will | 차단 풀어줄까
contact.when | 답장 언제 줄까
contact.when | 연락 며칠 기다려야 돼
contact.when | 톡은 몇시쯤 보내는게 좋아
contact.when | 언제 연락하는게 자연스러울까
contact.feel | 하트 보냈는데 무슨 의미야
contact.feel | 좋아요만 누르는 심리
contact.feel | 답장은 꼬박꼬박 하는데 질문은 안해 관심없는거지
contact.feel | 연락 귀찮아하는 걸까
contact.feel | 카톡 프사에 커플사진인가 아닌가 무슨 뜻
contact.feel | 칼답하는데 호감이에요?
contact.why | 답이 왜케 늦어
contact.why | 연락이 점점 줄어드는 이유
contact.why | 하루종일 연락 안하더니 왜 이제와서
contact.why | 전화는 안받고 카톡만 하는건 뭐야 왜그래
contact.why | 갑자기 말투가 딱딱해졌어 왜지
contact.how | 첫 톡 어떻게 시작할까
contact.how | 뭐라고 말을 걸어야 자연스러워
contact.how | 대화 주제가 없어 무슨 얘기하지
contact.how | 연락 끊긴 사람한테 어떻게 다시 연락해
contact.how | 읽씹당했을때 대처
contact.how | 카톡 재밌게 하는 법
contact.how | 서먹해졌는데 뭐라고 톡해
contact.should | 보낸 카톡 지울까
contact.should | 톡 보낸거 삭제할까 말까
contact.should | 생일인데 축하 톡 보내도 돼?
contact.should | 안부 정도 물어봐도 될까
contact.should | 술김에 전화했는데 사과 톡 보낼까
contact.should | 명절 인사 보낼까
contact.should | 스토리 답장해도 될까
contact.should | 팔로우 걸어도 되나
contact.should | 연락 먼저 하면 없어보이나
contact.should | 내가 먼저 톡 할까 걔가 할때까지 참을까
contact.letgo | 연락 안오는 사람 기다리지 말까
contact.will | 보고싶다는데 연락은 안해 오늘은 올까
contact.when | 잠수탄지 2주.. 언제 나타날까
contact.should | 새벽에 톡 보낸거 후회되는데 지울까
contact.should | 카톡 프사 바꾸면 볼까 ㅋㅋ 바꿀까
contact.why | 단답만 하는 이유
contact.how | 첫마디 뭐라 해야 안어색해
contact.feel | 이모티콘 하트 보냈던데 의미 있는거?
contact.will | 제가 먼저 안하면 영영 연락 없겠죠
contact.should | 생일 축하한다고 보내도 되나 헤어진건 아니고 서먹한 사이
contact.how | 걔한테 연락해도 될까 > 뭐라고 시작해
contact.will | 썸남한테 연락 올까 > 안오면요?
contact.will | 삼일째 잠잠.. 오늘밤엔 카톡 울릴까
contact.should | 보고싶다고 해버릴까 지금
contact.how | 대답이 "ㅋㅋ" 뿐일 때 뭐라 이어감
contact.why | 접속은 하면서 왜 내껀 안읽냐
contact.when | 며칠 쉬었다가 말 거는게 좋음
contact.feel | 새벽 두시에 자냐고 보낸거 무슨 뜻?
contact.should | 내 톡만 안읽는데 전화를 걸까
contact.will | 번호 바꾼거 같은데 다시 연락 닿을수 있나요
contact.will | 오늘 밤에 카톡 울릴까
contact.will | 조용한 폰이 울리긴 할까
contact.should | 전화를 걸어볼까
contact.should | 답이 없는데 한번 더 전화 걸까
contact.should | 보고싶다고 톡 해버릴까
contact.when | 며칠 있다가 톡하는게 좋을까
contact.when | 며칠 텀 두고 연락해
contact.how | 카톡 대화 안끊기게 하려면
contact.will | 답장 기다리다 목빠지겠다 오긴 올까
contact.why | 어제까지 잘하더니 오늘은 왜 쌩까
contact.should | 내일 아침에 굿모닝 톡 날려봐?
contact.how | 뜸해진 연락 다시 살리는 법
contact.when | 언제 톡하면 바로 볼까
contact.feel | "ㅇㅋ" 하나 온거면 관심 끝이지?
contact.should | 읽씹당했어 > 다시 보내도 됨?
contact.will | 그 사람 오늘 나한테 전화할까
contact.feel | 내 톡에 이모티콘만 다는데 귀찮은걸까
contact.should | 자존심 상하지만 한번 더 톡할까
contact.why | 왜 밤만 되면 답이 없을까
contact.how | 오랜만에 연락하는데 첫마디 추천
contact.when | 걔가 연락할까 > 그게 언젠데
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
contact.will | 걔 오늘은 답해줄까
contact.why | 인스타는 올리면서 내 카톡은 왜 씹지
contact.should | 한달만에 뜬금없이 연락해도 되나
contact.how | 전화 어색하지 않게 하는 법
contact.feel | 매일 아침마다 톡오는건 무슨 감정이야
`);
