import { asked } from './asked.ts';

/** Work, examinations, money and a place to live, for themselves. */
export const CAREER = asked(`
career.will | 이번 면접 붙을까
career.will | 서류 넣은 데서 연락 올까요 취준생인데
career.will | 최종까지 갔는데 결과 좋을까
career.will | 공무원 시험 내년엔 될까요
career.will | 임용고시 붙을 수 있을까
career.will | 로스쿨 합격 가능?
career.will | 변시 이번엔 붙나요
career.will | 토익 점수 나올까
career.will | 수능 대박날까
career.will | 편입 될까요
career.will | 대학원 붙을까
career.will | 정규직 전환 될까
career.will | 연봉 협상 잘될까요
career.will | 올해 승진자 명단에 제 이름 있을까요
career.will | 이직하면 연봉 오를까
career.will | 스카웃 제의 올까
career.will | 가게 잘될까 다음달 오픈인데
career.will | 카페 차리면 망할까
career.will | 온라인 쇼핑몰 시작하려는데 돈이 될까
career.will | 장사 접고 취업하면 나아질까
career.will | 유튜브로 먹고살 수 있을까
career.will | 프로젝트 무사히 끝날까
career.will | 회사 안 잘리고 버틸 수 있을까
career.will | 구조조정에서 살아남을까요
career.will | 나 부자 될 수 있어?
career.will | 큰돈 만질 사주임?
career.will | 빚 다 갚을 수 있을까 내년엔
career.will | 돈이 좀 모일까 내년에는
career.will | 월급 말고 따로 돈 들어올 데가 있을까
career.will | 내집마련 할 수 있을까
career.will | 집이 팔릴까요 내놓은지 반년째
career.will | 전세 계약 잘 될까
career.will | 이번 발표 망하지 않을까
career.will | 작가로 성공할 수 있을까요
career.will | 오디션 붙을까여
career.will | 나이 마흔에 재취업 할 수 있을까요
career.will | 경력단절인데 다시 일할 수 있을까요
career.will | 자격증 필기 붙음?
career.will | 간호사 국시 합격하겠지?
career.will | 퇴사하고 나서 새 일자리 바로 구해질까
career.will | 우리 사업 내년에 숨통 좀 트일까요
career.will | 가게가 언제쯤이 아니라 진짜 살아나긴 할까
career.will | 노후 걱정 없이 살 수 있을는지요
career.will | 내 공부 결과가 나올까
career.will | 졸업은 할 수 있을까
career.will | 논문 통과될까
career.will | 부서 옮기면 편해질까
career.will | 팀장이 바뀔까 제발
career.will | 해외취업 가능할까
career.will | 알바 붙을까
career.when | 취업 언제 돼
career.when | 언제쯤 백수 탈출하나요
career.when | 이직 시기 좀 봐줘
career.when | 회사 그만두는 건 언제가 좋을까
career.when | 사표 언제 낼까
career.when | 가게 오픈 날짜 언제가 좋아요
career.when | 돈은 언제 들어와
career.when | 금전운 풀리는 때가 언제예요
career.when | 언제부터 돈이 모여
career.when | 합격 소식은 몇월에
career.when | 면접 날짜 고를 수 있는데 언제로 할까
career.when | 이사하기 좋은 달 알려줘
career.when | 집 계약은 언제 하는게 좋을까요
career.when | 사업 시작은 언제가 좋겠습니까
career.when | 승진은 언제쯤
career.when | 장사가 언제부터 잘될까
career.when | 나는 언제 성공함
career.when | 일이 언제 풀려요
career.when | 언제까지 이 회사 다녀야 돼
career.when | 시험 몇번째에 붙어
career.when | 유학 가는 시기 언제가 나을까
career.when | 빚은 언제쯤 다 갚나
career.when | 창업 올해가 나아 내년이 나아
career.should | 이 회사 계속 다녀야 할까
career.should | 퇴사 지르는거 어때
career.should | 사표 던질까 진심
career.should | 공무원 시험 포기하고 취업할까
career.should | 이직 제안 왔는데 갈까 말까
career.should | 연봉 깎고 워라밸 있는 데로 갈까요
career.should | 부서이동 신청해볼까
career.should | 대학원 가는거 괜찮을까
career.should | 전공 바꿔도 될까
career.should | 휴학하는게 나을까
career.should | 반수해도 될까
career.should | 워홀 갈까 취업할까
career.should | 카페 창업 해도 됨?
career.should | 퇴직금으로 가게 내도 될까요
career.should | 동업하자는데 해도 될까요
career.should | 프리랜서 전향해도 괜찮을까
career.should | 알바 하나 더 뛰어야 하나
career.should | 연봉협상때 세게 불러도 되나
career.should | 상사한테 할말 해도 될까
career.should | 팀장한테 대들어도 되나 너무 억울한데
career.should | 고향 내려가서 일할까
career.should | 자취 시작해도 될까
career.should | 이사 가도 괜찮을까요
career.should | 집을 지금 내놓는게 좋을까요
career.should | 적금 깨도 될까
career.should | 이 나이에 다시 공부 시작해도 될까요
career.should | 육아휴직 써도 될까 눈치보이는데
career.should | 복직을 해야 할지 그만둬야 할지
career.should | 회사에 힘들다고 말하는게 좋을까
career.should | 지금 하는 일 접을까
career.should | 가게 접어야 할까요 적자가 계속됩니다
career.should | 회사 때려쳐도 되나 진짜 못해먹겠다
career.how | 면접 준비 어떻게 하면 좋을까
career.how | 직장 상사가 괴롭혀요 어떻게 버티죠
career.how | 회사에서 은따인거같은데 어떻게 해야돼
career.how | 일머리가 없는데 어떻게 하면 늘까
career.how | 돈 모으는 법 알려줘
career.how | 공부 집중이 안돼요 어떻게 해야할까요
career.how | 시험 앞두고 멘탈 잡는 법
career.how | 번아웃 왔는데 어떡하지
career.how | 후배가 일을 너무 못해 어떻게 가르쳐
career.how | 동료가 내 공을 가로채는데 어떻게 대응해
career.how | 신입이라 눈치보이는데 어떻게 적응하죠
career.how | 매출을 올리려면 어떻게 해야할까요
career.how | 재물운 올리는 방법 있어?
career.how | 충동구매 어떻게 끊어
career.how | 월요일마다 회사가기 싫은데 어떻게 견뎌
career.how | 진로를 못정하겠어 어떡해
career.how | 서른인데 모은 돈이 없어요 뭐부터 하죠
career.how | 까다로운 거래처 어떻게 상대하죠
career.like | 나는 어떤 일을 해야 잘돼
career.like | 내 적성이 뭐야
career.like | 제게 맞는 직업이 궁금해요
career.like | 사업 체질이야 월급쟁이 체질이야
career.like | 나 몸쓰는 일이 맞아 머리쓰는 일이 맞아
career.like | 재물운 타고난게 어때
career.like | 돈 그릇이 큰 편이야?
career.like | 예체능이 맞을까 공부가 맞을까
career.like | 어느 쪽 일로 가야 성공할까
career.like | 혼자 하는 일이 나아 같이 하는 일이 나아 나한테
career.like | 직장운이 어떤 편인가요
career.why | 왜 나는 면접만 보면 떨어질까
career.why | 왜 돈이 안 모이지
career.why | 왜 가는 회사마다 사람때문에 힘들죠
career.why | 왜 승진에서 자꾸 밀릴까요
career.why | 왜 일이 이렇게 안풀리나
career.why | 벌어도 벌어도 왜 남는게 없노
career.why | 상사가 왜 나만 갈구는거야
career.why | 왜 시험만 보면 한끗차이로 떨어질까
career.why | 회사 사람들이 왜 나를 싫어하는것 같지
career.state | 요즘 직장운 어때
career.state | 올해 금전운 어떤지 봐줘
career.state | 이번달 재물운
career.state | 취업운 좀
career.state | 내년 사업운은 어떻습니까
career.state | 시험운 봐주세요
career.state | 이번주 일운은
career.state | 학업운 어때?
career.which | 대기업이 나아 공기업이 나아
career.which | 이직할 회사 a랑 b중에 어디가 나한테 맞아
career.which | 취업할까요 대학원 갈까요
career.which | 서울이 나을까 지방이 나을까 일하기엔
`);

/** Work and money where they meet a love. */
export const WORK_AND_LOVE = asked(`
work.how | 남친이 야근이 너무 많아서 얼굴을 못봐 어떻게 해야돼
work.how | 둘다 교대근무라 데이트가 안맞아요 어떻게 하면 좋을까요
work.how | 일이 바쁘니 연애가 소홀해지는데 균형을 어떻게 잡죠
work.how | 여친이 일밖에 몰라서 서운한데 어떻게 하지
work.how | 취준하느라 연애에 신경을 못써 어떡하면 좋을까
work.how | 시험공부하면서 연애하는법
work.how | 데이트비용 나만 내는데 어떻게 말해
work.how | 남친이 백수라 돈을 내가 다 내 어떻게 해야하지
work.how | 사내연애 들킬까봐 조마조마해요 어떻게 숨기죠
work.how | 회사에서 연애하는거 티 안내려면
work.how | 남편 월급이 적어서 자꾸 다퉈요 어떻게 하면 좋을까요
work.how | 경제관념이 달라서 힘든데 어떻게 맞춰요 여친이랑
work.how | 고시생 남친 뒷바라지 지친다 어떻게 버텨
work.how | 장사하느라 아내랑 밥 한끼를 못 먹습니다 어떻게 해야 할까요
work.how | 남친이랑 돈관리 어떻게 해야 안 싸워
work.why | 왜 일이 잘되면 연애가 안되고 연애가 되면 일이 안되지
work.why | 왜 맨날 돈 때문에 남친이랑 부딪힐까
work.why | 바쁘다는 핑계로 왜 나는 항상 뒷전일까
work.should | 이직하려면 남친이랑 멀어지는데 가야할까
work.should | 지방발령 났는데 여친 두고 가도 될까
work.should | 시험 붙을 때까지 연애를 쉬는게 나을까
work.should | 취업할때까지 여친 만나는거 미뤄야되나
work.should | 사내연애 해도 될까요
work.should | 돈 없는데 연애해도 되나
work.should | 남친 따라 퇴사하고 서울 갈까
work.should | 결혼하려면 이직부터 해야 할까
work.should | 남편 사업을 도와야 할까요 제 일을 해야 할까요
work.should | 회사에 연애하는거 말해도 될까
work.will | 취업하면 연애도 풀릴까
work.will | 일도 사랑도 둘다 잡을 수 있을까
work.will | 바쁜 시기 지나면 남친이 예전처럼 돌아올까
work.will | 남친 시험 붙으면 나 버릴까
work.will | 고시생 남친 기다리면 빛볼 날 올까
work.will | 돈때문에 결혼이 깨질까
work.will | 해외발령나면 우리 괜찮을까
work.will | 사내커플인데 들키면 둘중 하나 나가야할까
work.when | 언제쯤 바쁜게 끝나서 데이트할 수 있을까
work.when | 남친 일이 언제 좀 한가해져
work.when | 우리 경제적으로 언제 여유로워져요
work.which | 일이 먼저야 사랑이 먼저야 지금 나한테
work.which | 연애냐 취업이냐 뭐부터 해야 돼
work.which | 사랑 따라갈까 돈 따라갈까
`);
