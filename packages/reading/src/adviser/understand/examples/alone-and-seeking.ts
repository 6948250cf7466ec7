import { asked } from './asked.ts';

/** Nobody is there yet: when, where, whether, and what stands in the way. */
export const ALONE_AND_SEEKING = asked(`
new-love.when | 나 언제까지 솔로임
new-love.when | 언제까지 혼자 밥먹어야돼
new-love.when | 내 님은 언제 오시려나
new-love.when | 옆구리 시린지 3년 이거 언제 끝나
new-love.when | 연애운 언제 터져
new-love.when | 내 운명은 언제쯤 나타나실 예정
new-love.when | 사랑이 찾아오는 시기를 알고 싶습니다
new-love.when | 언제쯤 연애다운 연애를 할 수 있을까
new-love.when | 몇 년 뒤에 짝을 만나나요
new-love.when | 이혼하고 혼자 지낸 지 오래인데 언제쯤 좋은 사람을 만나겠습니까
new-love.when | 모쏠 언제 졸업하냐
new-love.when | 크리스마스는 글렀고 그럼 언제쯤 생김
new-love.when | 다음 남자는 언제쯤 들어와
new-love.when | 좋은 사람 만나는 달이 언제야
new-love.when | 언제 소개팅해야 잘될까
new-love.when | 상반기야 하반기야 연애 시작하는거
new-love.when | 나한테도 봄날이 언제 오나
new-love.when | 새 연애 시작하기 좋은 때가 언제예요
new-love.when | 애인은 몇월에 생기나
new-love.when | 언제까지 외로워야 돼 나는
new-love.will | 나 이러다 평생 혼자 사는거 아님?
new-love.will | 독거노인 확정임?ㅋㅋ
new-love.will | 저도 짝이 있을까요
new-love.will | 올해 안에 누구 생기기는 하나
new-love.will | 서른 전에 연애 한번은 해보겠지?
new-love.will | 나이 오십에도 사랑이 올까요
new-love.will | 사별했는데 다시 누굴 만나도 인연이 있겠는지요
new-love.will | 애 있는 돌싱도 연애할 수 있을까
new-love.will | 이번 소개팅은 느낌이 좋은데 잘되려나
new-love.will | 소개팅앱으로 진짜 인연을 만날 수도 있을까
new-love.will | 미팅 나가면 건질 사람 있을까
new-love.will | 내년에는 커플로 벚꽃 볼 수 있나
new-love.will | 운명같은 사람이 진짜 나타날까
new-love.will | 첫눈에 반할 사람 만나게 될까
new-love.will | 나 좋다는 사람이 생기긴 할까
new-love.will | 고백받을 일 있을까 올해
new-love.will | 전남친보다 나은 사람 만날 수 있을까
new-love.will | 걔보다 좋은 남자 나타날까
new-love.will | 이런 나를 좋아해줄 사람이 있을까
new-love.will | 해외 나가면 인연 생길까
new-love.will | 이사가면 새 인연이 들어올까
new-love.will | 연애 포기했는데 그래도 생길까
new-love.will | 마흔 넘은 노총각도 희망이 있습니까
new-love.will | 내 평생 짝 한번 만나보겄나
new-love.will | 나한테 남자복이 있기는 해?
new-love.will | 다음 연애는 성공할까
new-love.will | 다음엔 상처 안받는 연애할 수 있을까
new-love.will | 이번 겨울엔 누구랑 손잡고 다닐 수 있나
new-love.will | 이제 제대로 된 사람 만날 때 되지 않았나
new-love.will | 교회에서 좋은 사람 만나게 될까요
new-love.will | 여름 휴가지에서 뭔가 생길까
new-love.will | 나도 사랑이란걸 해볼수있을까
new-love.who | 내 다음 사람 지금 어디서 뭐하고있어
new-love.who | 어디 가야 남자를 만나냐고
new-love.who | 인연이 가까이 있어 멀리 있어
new-love.who | 회사에서 만날까 소개로 만날까
new-love.who | 이미 아는 사람 중에 내 짝이 있나
new-love.who | 다음에 만날 사람은 몇살쯤일까
new-love.who | 연하가 들어와 연상이 들어와
new-love.who | 어느 쪽 동네에서 만나게 되나요
new-love.who | 새 사람은 무슨 일 하는 사람일까
new-love.who | 취미모임이랑 앱중에 어디서 만나는게 나한테 맞아
new-love.who | 누구 소개로 만나는게 제일 좋을까
new-love.who | 여초회사라 남자가 없는데 어디서 만나야돼
new-love.who | 집순이는 어디서 연애 상대를 만나요
new-love.who | 외국인 만날 수도 있나 다음 애인
new-love.who | 학교에서 만나 밖에서 만나
new-love.who | 나를 좋아하는 사람 주변에 있나 누구야
new-love.who | 동갑이 맞아 나이 차 나는 사람이 맞아
new-love.like | 어떤 남자 만나야 안 울고 살까
new-love.like | 나한테 맞는 여자는 어떤 여자야
new-love.like | 저는 어떤 분을 만나야 마음이 편할까요
new-love.like | 내 다음 남친은 어떤 사람이야 성격이라든지
new-love.like | 다음 연애는 어떤 연애가 될까
new-love.like | 새로 올 인연은 어떻게 생겼을까
new-love.like | 피해야 할 남자는 어떤 스타일
new-love.like | 다정한 사람이 맞아 듬직한 사람이 맞아 나는
new-love.like | 내가 만나면 안되는 유형은 어떤 사람이에요
new-love.like | 어떤 성격이랑 만나야 오래가
new-love.like | 무슨 띠랑 만나야 좋아
new-love.like | 엠비티아이 뭐랑 잘맞아 나
new-love.like | 내는 어떤 가시나를 만나야 되겠노
new-love.like | 다음 여자친구는 어떤 느낌일까
new-love.how | 연애 시작하는 방법을 까먹었어
new-love.how | 소개팅에서 말을 잘 못하는데 어떻게 해야 되나
new-love.how | 자만추 하려면 뭘 해야해
new-love.how | 남자 꼬시는 법 좀
new-love.how | 인연을 만나려면 내가 뭘 준비해야 될까
new-love.how | 이상한 사람 안 만나려면 어떻게 걸러
new-love.how | 연애운 올리는 법
new-love.how | 눈이 높다는데 어떻게 해야 하나요
new-love.how | 사람 만날 기회가 없는데 어떻게 만들지
new-love.how | 여자 앞에만 서면 얼어요 연애 어떻게 시작하죠
new-love.how | 소개팅 첫만남에 뭐 입고 뭐 말해
new-love.how | 돌싱인데 새 사람에게 어떻게 다가가야 할까요
new-love.how | 다음엔 좋은 사람 만나려면 뭘 바꿔야돼
new-love.how | 남자한테 인기있는 여자가 되는법
new-love.how | 새 인연을 잡으려면 무엇을 조심해야 합니까
new-love.why | 왜 난 애인이 안생기지
new-love.why | 다들 짝이 있는데 왜 나만 없어
new-love.why | 왜 소개팅만 하면 까일까
new-love.why | 꼬이는 사람마다 왜 유부남이야
new-love.why | 외모도 성격도 안빠지는데 왜 솔로일까요
new-love.why | 연애가 왜 이렇게 어렵냐
new-love.why | 왜 맘에 드는 사람은 나한테 관심이 없고
new-love.why | 왜 시작도 전에 다 끝나버리지
new-love.why | 왜 똥차만 만날까
new-love.why | 나한테 다가오는 사람이 왜 없지
new-love.why | 번호는 따이는데 왜 연애로는 안가지
new-love.why | 왜 나이들수록 사람 만나기가 힘들까요
new-love.why | 연애운 좋다면서 왜 아무도 없는데
new-love.why | 사랑이 나만 비껴가는 이유가 뭔가요
new-love.should | 소개팅 또 해봐야될까 지겨운데
new-love.should | 앱으로 사람 만나도 괜찮을까
new-love.should | 결혼정보회사 등록하는게 좋을까
new-love.should | 혼성 모임 나가볼까
new-love.should | 나 좋다는 사람 있는데 마음이 안가 그래도 만나볼까
new-love.should | 고백받았는데 사귀어도 될까
new-love.should | 애 딸린 분인데 만나봐도 되겠습니까
new-love.should | 열두살 어린데 만나도 되나
new-love.should | 친구 전남친이 들이대는데 만나도 될까
new-love.should | 번호 따였는데 연락해봐도 되나 모르는 사람
new-love.should | 지금 연애 시작해도 되는 때야?
new-love.should | 헤어진지 한달인데 새사람 만나도 되나
new-love.should | 외로운데 아무나 만나볼까
new-love.should | 선 자리 들어왔는데 봐야되나
new-love.should | 친구가 남자 소개해준대 받을까
new-love.should | 기다리는게 나을까 찾아 나서는게 나을까 인연
new-love.should | 헌팅포차 가볼까ㅋㅋ
new-love.letgo | 연애 포기하고 혼자 살까
new-love.letgo | 소개팅 이제 그만할까
new-love.letgo | 인연 찾는거 그만둘까 지쳐서
new-love.state | 요즘 내 연애운 괜찮아?
new-love.state | 지금 나한테 들어오는 인연 있어?
new-love.state | 이성운 좀 봐줘
new-love.state | 도화운 들어왔나 올해
new-love.state | 솔로 연애운 봐주라
new-love.state | 올해 남은 연애운 총정리
marriage.when | 결혼은 몇살에 하는게 좋아
marriage.when | 저 언제 면사포 쓰나요
marriage.when | 식은 언제 올리는게 좋을까
marriage.when | 남친이 언제 프로포즈할까
marriage.when | 늦게라도 장가는 언제 가려나
marriage.when | 혼인신고 언제하지
marriage.when | 내년 봄이 좋을까 가을이 좋을까 결혼식
marriage.when | 부모님께 결혼 허락은 언제 받지
marriage.when | 국수 언제 먹여주냐고 다들 묻는데 진짜 언제야
marriage.when | 재혼은 언제쯤 하게 될까요
marriage.will | 이 남자랑 식장까지 갈까
marriage.will | 나 결혼은 할 수 있나
marriage.will | 남친이 프로포즈를 할까
marriage.will | 결혼하면 행복할까
marriage.will | 시어머니랑 잘 지낼 수 있을까
marriage.will | 우리 부모님이 허락해줄까
marriage.will | 여친 부모님이 나를 마음에 들어할까
marriage.will | 두번째 결혼은 괜찮을까
marriage.will | 국제결혼 할 팔자야?
marriage.will | 결혼 날짜 잡았는데 무사히 할 수 있을까
marriage.will | 파혼 안하고 갈 수 있을까
marriage.will | 결혼하고 후회할까
marriage.will | 평생 미혼으로 살게 될까
marriage.will | 이 나이에도 면사포를 쓸 수 있을랑가요
marriage.will | 동거만 3년째인데 결혼으로 갈까
marriage.will | 남친이 나랑 결혼해줄까
marriage.should | 연애 6개월인데 결혼해도 될까
marriage.should | 나이가 찼으니 그냥 이 사람이랑 결혼할까
marriage.should | 조건보고 결혼해도 괜찮을까
marriage.should | 사랑은 없는데 좋은사람이에요 결혼해도 될까요
marriage.should | 부모님이 반대하는데 혼인신고부터 할까
marriage.should | 결혼 미루는게 나을까
marriage.should | 집 없이 결혼 시작해도 되나
marriage.should | 시댁이랑 합가해도 괜찮을까
marriage.should | 재혼해도 되겠습니까 아이가 있습니다
marriage.should | 프로포즈 받았는데 승낙할까
marriage.should | 청첩장 전남친한테도 줘야되나
marriage.should | 비혼주의인데 결혼하자는 남친 따라도 될까
marriage.should | 혼전계약서 쓰자고 해도 될까
marriage.should | 결혼식 없이 살까 하는데 괜찮을까
marriage.how | 남친이 결혼 얘기 피하는데 어떻게 꺼내
marriage.how | 프로포즈 어떻게 할까
marriage.how | 상견례 때 뭘 조심해야돼
marriage.how | 예단 문제로 싸우는데 어떻게 풀지
marriage.how | 부모님을 어떻게 설득하면 좋을까요 결혼을 반대하셔서
marriage.how | 결혼하려면 뭐부터 준비해야하지
marriage.how | 시누이 등쌀에 못살겠어요 어떻게 할까요
marriage.how | 메리지블루 온거같아 어떡해
marriage.how | 결혼생활 잘하는 비결이 뭘까요
marriage.feel | 남친은 나랑 결혼할 마음이 있을까
marriage.feel | 결혼 얘기하면 딴소리하는 남친 속마음 뭐야
marriage.feel | 나를 결혼상대로 생각은 하고 있나
marriage.feel | 여친이 결혼을 부담스러워하는 걸까요
marriage.feel | 예비 시어머니가 나를 싫어하시나
marriage.why | 왜 나만 결혼을 못할까
marriage.why | 왜 결혼 앞두고 이렇게 불안하지
marriage.why | 왜 결혼 얘기만 나오면 싸워
marriage.why | 혼담이 왜 자꾸 깨질까요
marriage.why | 남친이 왜 결혼을 미루지
marriage.like | 나는 결혼하면 어떤 아내가 돼
marriage.like | 결혼하면 내 삶이 어떻게 바뀔까
marriage.like | 결혼생활이 어떤 모습일지 궁금해
marriage.which | 결혼할까 혼자 살까
marriage.which | 연애결혼이 나아 중매가 나아
marriage.which | 올해 하는게 나아 내년에 하는게 나아 결혼
marriage.letgo | 결혼을 무를까 아직 식전인데
marriage.letgo | 결혼 생각 접을까
marriage.state | 결혼운 어때 나
marriage.state | 요즘 결혼운 들어와있어?
spouse.like | 내 남편감은 어떤 성격이야
spouse.like | 배우자 능력 좋을까
spouse.like | 배우자복 타고났어?
spouse.like | 미래 와이프 이쁠까
spouse.like | 돈 많은 남편 만나나
spouse.like | 처복이 있는 사주입니까
spouse.like | 서방복이 있긴 있나
spouse.like | 내 신랑은 키 클까
spouse.like | 결혼하게 될 사람 인상착의좀
spouse.like | 평생 같이 살 사람은 어떤 사람이에요
spouse.who | 배우자 될 사람 나랑 몇살 차이
spouse.who | 신랑감은 어디서 만나
spouse.who | 미래 남편 직업이 뭐야
spouse.who | 내가 결혼할 사람 내가 아는 사람이야?
spouse.who | 배우자가 연하일까 연상일까
spouse.who | 지금 남친이 내 배우자 맞아?
spouse.when | 배우자는 언제 만나게 돼
spouse.when | 결혼할 인연은 몇살에 만나나
spouse.when | 평생 반려자를 만나는 때는 언제입니까
spouse.will | 좋은 남편 만날 수 있을까
spouse.will | 배우자랑 백년해로 할까
spouse.how | 아내한테 어떻게 해야 사랑받는 남편이 될까요
spouse.how | 배우자랑 잘 살려면 뭘 조심해
pair.like | 나랑 남친 궁합 솔직하게
pair.like | 걔랑 나 어울려?
pair.like | 우리 천생연분이야?
pair.like | 겉궁합 속마음 궁합 이런거 우리 어때
pair.like | 남편이랑 제가 상극인가요
pair.like | 둘이 붙으면 시너지 나?
pair.like | 저희 둘은 전생에 부부였을까요
pair.like | 우리 둘이 안맞는 부분이 어디야
pair.like | 궁합 봐주이소
pair.like | 썸남이랑 궁합 몇퍼센트
pair.why | 왜 우리는 물과 기름같지
pair.why | 왜 만나면 싸우고 떨어지면 보고싶지 우리는
pair.why | 왜 이렇게 성격이 안맞을까
pair.will | 성격차이 극복할 수 있을까
pair.will | 상극이라는데 그래도 잘 살 수 있을까
pair.will | 궁합이 나쁘다는데 만나도 괜찮을까요
pair.how | 안맞는 부분을 어떻게 맞춰가면 좋을까
pair.how | 궁합이 나쁘면 뭘 조심해야해
pair.how | 성격이 정반대인데 어떻게 잘 지내
pair.state | 같이 살면 우리 어떨까
pair.state | 동거하면 잘 지낼까 어떤 모습이야
pair.should | 동거부터 해보는게 좋을까
pair.should | 궁합 안좋은데 계속 만나도 되나
timing.state | 오늘 연애운은?
timing.state | 내일 나 운세 어떰
timing.state | 이번주 어떤 흐름이야
timing.state | 다음달 나한테 좋은 달이야?
timing.state | 내년 총운 좀 봐줘
timing.state | 요즘 내 운이 막힌건가
timing.state | 지금 가만있어야돼 움직여야돼
timing.state | 올해 하반기 어떻습니까
timing.state | 삼재라는데 지금 안좋은 시기야?
timing.state | 오늘 밖에 나가면 좋은일 있어?
timing.state | 12월 운 어떤지 봐도
timing.when | 운이 트이는 때가 언제야
timing.when | 내 인생 전성기는 언제
timing.when | 올해 제일 좋은 달 언제
timing.when | 이번 달에 조심할 날 언제야
timing.when | 힘든 시기 언제 끝나
timing.when | 언제쯤 볕들 날이 올까요
timing.when | 길한 날 하나만 골라줘
timing.when | 내 봄날은 언제
timing.will | 내년에는 좋아질까
timing.will | 올해 남은 날 좋은 일 있을까
timing.will | 나 이제 좀 풀리나
timing.will | 앞으로 나아질 일만 남았지?
timing.will | 다음달엔 웃을 수 있을까
timing.will | 올해보다 내년이 나을까
timing.why | 올해는 왜 이렇게 안풀리지
timing.why | 왜 나만 운이 없냐
timing.how | 운이 나쁠땐 어떻게 지내야돼
timing.how | 내년을 잘 보내려면 뭘 준비하면 좋을까
timing.how | 오늘 하루 어떻게 보내면 좋아
timing.which | 올해랑 내년 중에 언제가 더 좋아
`);
