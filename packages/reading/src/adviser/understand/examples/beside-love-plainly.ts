import { asked } from './asked.ts';

/** Work, money, family, friends, things, the time; love as it meets work; and what is said to the adviser. */
export const BESIDE_LOVE_PLAINLY = asked(`
career.will | 이번 인사평가 잘 나올까
career.will | 올린 매물이 올해 안에 나갈까
career.will | 스마트스토어 매출 오를까요
career.will | 정규직 전환 될까 인턴인데
career.will | 대학원 붙을까
career.will | 간호사 국시 붙겠지?
career.will | 오디션 최종에 남을 수 있을까
career.will | 부업으로 월 백은 벌 수 있을까
career.will | 해외취업 가능할까요
career.will | 새로 온 팀장이랑 잘 지낼 수 있을까
career.when | 사업자는 언제 내는 게 좋아
career.when | 언제쯤 빚 없이 살까
career.when | 승진 언제 해
career.when | 카페 오픈 날짜 언제가 좋을까
career.when | 언제까지 백수일까
career.should | 연봉 낮춰서라도 옮길까
career.should | 팀을 옮겨달라고 말해도 될까
career.should | 퇴사하고 여행부터 다녀올까
career.should | 공무원 시험 준비를 시작해볼까
career.should | 지금 가게를 넓혀도 될까요
career.should | 상사한테 힘들다고 말할까
career.how | 후임이 말을 안 들어요 어떻게 다루죠
career.how | 면접 때 떨지 않으려면
career.how | 월급이 통장을 스쳐가는데 어떻게 모으지
career.how | 팀장이 나만 갈궈 어떻게 버텨
career.how | 공부가 손에 안 잡혀 어떻게 집중하지
career.why | 왜 나만 승진에서 밀릴까
career.why | 왜 서류에서 맨날 떨어질까요
career.why | 손님이 왜 줄었을까
career.why | 왜 돈이 모이질 않을까 나는
career.like | 나는 사업이 맞아 월급쟁이가 맞아
career.like | 저한테 어떤 분야가 맞을까요
career.like | 내 재물운 크기는 어때
career.which | 공기업이 나을까 사기업이 나을까
career.which | 회사 남을까 나갈까 어느 쪽이 나아
career.state | 요즘 직장운 어때요
career.state | 하반기 금전운 봐줘
career.state | 내년 사업운은
people.how | 엄마가 결혼하라고 매일 전화해 어떻게 해
people.how | 아빠랑 말이 안 통하는데 어떻게 지내야 할까
people.how | 여동생이 자꾸 내 옷을 가져가 어떻게 말하지
people.how | 사춘기 아들이 방문을 잠가요 어떻게 해야 하죠
people.how | 친구가 자꾸 밥값을 안 내 뭐라고 하지
people.how | 이웃이 시끄러운데 어떻게 말해야 할까
people.how | 동창 모임이 부담스러운데 어떻게 거절하지
people.how | 엄마 아빠가 매일 싸워 내가 뭘 할 수 있을까
people.why | 왜 동생만 예뻐할까 우리 엄마는
people.why | 친구들이 왜 점점 멀어지지
people.why | 딸이 왜 집에 안 오려고 할까
people.why | 왜 나는 친구가 없을까
people.should | 부모님이랑 따로 살아도 될까
people.should | 절교한 친구 결혼식에 가야 할까
people.should | 아빠한테 먼저 전화할까
people.should | 친구 비밀을 그 애 남친한테 말해야 하나
people.should | 아이를 전학시켜도 될까요
people.should | 동생한테 쓴소리 한번 해도 될까
people.will | 엄마랑 다시 잘 지낼 수 있을까
people.will | 아들이 이번에 취직할까요
people.will | 이 친구랑 평생 갈까
people.will | 우리 애가 학교에 잘 적응할까
people.feel | 친구가 나를 만만하게 보는 걸까
people.feel | 언니는 나를 어떻게 생각할까
people.feel | 아빠도 나한테 미안할까
people.feel | 딸이 나를 부끄러워할까
people.when | 언제쯤 부모님이 나를 인정해줄까
people.when | 싸운 친구한테 언제 연락하면 좋을까
people.state | 우리 가족 운세 어때
people.like | 나랑 잘 맞는 친구는 어떤 사람이야
people.who | 나를 도와줄 귀인은 누구일까
matter.should | 강아지 한 마리 더 데려와도 될까
matter.should | 오늘 머리하러 갈까
matter.should | 영어학원 등록할까 말까
matter.should | 쌍꺼풀 할까 말까
matter.should | 중고로 팔까 그냥 둘까
matter.will | 운전면허 이번엔 딸까
matter.will | 잃어버린 반지 찾을까
matter.will | 다이어트 이번엔 될까
matter.will | 당근에 올린 거 팔릴까
matter.when | 머리 언제 하는 게 좋아
career.when | 언제 이사 가는 게 좋을까
matter.how | 아침에 못 일어나겠어 어떻게 하지
matter.how | 결정을 못 하는 성격 어떻게 고쳐
matter.why | 왜 요즘 뭘 배워도 재미가 없지
matter.which | 제주도 갈까 강릉 갈까
matter.which | 단발이 나을까 긴 머리가 나을까
timing.state | 오늘 하루 조심할 거 있어?
timing.state | 이번 달 전체 흐름 알려줘
timing.state | 요즘 나한테 들어온 기운이 뭐야
timing.state | 목요일 어떤 날이야
timing.state | 연말 분위기 어떨까 나한테
timing.when | 이번 달 귀인 만나는 날은
timing.when | 올해 제일 힘든 달은 언제야
timing.when | 내 운은 언제 상승해
timing.why | 왜 요즘 되는 일이 하나도 없지
timing.why | 왜 이렇게 자꾸 꼬일까 올해
timing.will | 하반기에는 나아질까
timing.will | 이번 주에 좋은 소식 있을까
timing.which | 상반기가 좋아 하반기가 좋아
work.how | 야근이 많아서 남친이 서운해해 어떻게 하지
work.how | 남편이 일밖에 모르는데 어떻게 해야 할까
work.how | 수험생 여친한테 어떻게 해줘야 해
work.how | 데이트비용 때문에 눈치 보여 어떻게 나누지
work.how | 사내연애 중인데 헤어질까 봐 겁나 어떻게 조심해
work.should | 승진 시험 앞두고 연애를 쉬어야 할까
work.should | 남친이 사업한다는데 돈 보태지 말고 응원만 해도 될까
work.should | 결혼 전에 이직부터 하는 게 나을까
work.will | 둘 다 취준생인데 우리 버틸까
work.will | 돈이 없어도 이 연애 갈 수 있을까
work.why | 왜 일이 바빠지면 꼭 사이가 나빠질까
work.why | 여친은 왜 내 일을 이해 못 할까
work.when | 일 바쁜 게 언제 끝나서 여친이랑 제대로 볼까
work.which | 승진이냐 결혼이냐 뭘 먼저 할까
small:thanks | 눈물 나게 고맙네요
small:thanks | 와 진짜 내 마음을 읽으셨네
small:thanks | 고마워요 용기 났어요
small:thanks | 좋은 말씀 감사합니다
small:greeting | 안녕하세요 잘 부탁해요
small:greeting | 저 또 왔어요
small:greeting | 거기 계세요
small:bye | 이제 자야겠다
small:bye | 수고하세요
small:agree | 그렇구나 알겠어요
small:agree | 음 그럴 수도 있겠네
small:doubt | 정말 사주로 그게 보여요?
small:doubt | 어디까지 믿으면 돼요
small:identity | 혹시 자동으로 답하는 거예요
small:identity | 상담사님 진짜 사람이에요
small:insult | 너 진짜 말귀 못 알아듣는다
small:insult | 답답하다 진짜 딴소리만 하네
small:insult | 완전 엉터리네
small:mood | 오늘은 그냥 눈물이 나
small:mood | 마음이 너무 허전하다
small:mood | 다 귀찮고 지친다
small:flirt | 너 웃긴다ㅋㅋ
small:flirt | 너 좀 귀엽다
small:flirt | 상담사님 목소리 궁금하다
small:flirt | 나랑 놀자
small:weather | 내일 추워?
small:weather | 주말에 우산 챙겨야 돼?
small:food | 저녁 메뉴 추천해줘
small:food | 배고픈데 뭐 먹지
small:world | 어제 축구 누가 이겼어
small:world | 재밌는 영화 추천해줘
small:service | 결제가 안 돼요
small:service | 크레딧은 어떻게 충전해
small:guide | 여기서 뭘 물어보면 돼
small:guide | 한 번 묻는 데 얼마야
small:guide | 생시를 몰라도 볼 수 있어요
small:chart | 제 사주에 불이 많나요
small:chart | 내 일간이 뭐야
small:homework | 영어 번역 좀 해줘
small:homework | 자소서 첫 문장 써줘
small:pet | 우리 고양이는 무슨 생각할까
small:grief | 할머니가 돌아가셨어요
`);
