import { evenings } from './evenings.ts';

/** Readers who marry or are married, message by message. */
export default evenings(`
  marry-when-alone | 저 결혼 언제 해요?
  > marry-when-alone | 서른 넘어서 하나요 아니면 그 전에?
  kind-of-spouse | 남편은 어떤 사람일까요
  never-a-second-date | 소개팅은 꾸준히 하고 있는데 애프터까지 가도 두 번째 만나면 둘 다 할 말이 없어져요
  > future-one-looks | 키 커요?ㅋㅋ
  > spouse-money | 돈은 잘 벌어요?
  friends-all-paired | 친구들 올해만 청첩장 네 장 받았거든요 괜히 조급해져서요
  > where-is-the-spouse | 어디 가면 만나요 그 사람
  > will-do-so | 네 기다려볼게요 감사합니다

  > marry-when-alone | 몇 살쯤 하게 될까요
  > tells-more | 지금 만나는 사람은 없습니다
  kind-of-spouse | 배우자 성격은 어떤가요?
  older-or-younger | 연상일까요 연하일까요
  no-money-to-wed | 제가 모아둔 돈이 많지 않아서 결혼이 가능할지 모르겠네요
  > marry-this-year | 내년엔 뭐라도 좀 해야 되나요

  couple-reaches-marriage | 지금 남자친구랑 결혼하게 될까요?
  dodges-wedding-talk | 3년 만났는데 결혼 얘기를 안 해요
  > raise-wedding-talk | 먼저 말 꺼내도 돼요?
  dodges-wedding-talk | 제가 슬쩍 친구 결혼식 얘기하면 딴소리하거든요 부담스러운 건지 생각이 없는 건지
  > partner-thinks-marriage | 그 사람 마음은 뭘까요
  > raise-wedding-talk | 언제쯤 꺼내는 게 좋아요
  > wedding-talk-words | 뭐라고 말하면 덜 부담스러울까요?
  answer-by-a-date | 올해 안에 답 없으면 헤어질까 싶기도 해요

  proposal-when | 여자친구한테 프로포즈 언제 하면 좋을까요
  > would-they-take-me-back | 받아줄까요?ㅎㅎ
  > tells-more | 반지는 이미 샀어요
  > proposal-when | 근데 여자친구가 요즘 일 때문에 예민해서 지금 해도 되나 싶어요
  > proposal-words | 그럼 말은 길게 해요 짧게 해요?

  marry-at-all | 저 결혼은 할 수 있는 팔자예요?
  tell-me-straight | 솔직하게 말해주세요
  never-a-second-date | 소개팅 스무 번은 한 것 같은데 다 두 번 만나고 끝나요
  > it-always-fizzles | 뭐가 문제일까요
  too-picky | 눈이 높다는 소리 자주 들어요
  > too-picky | 낮춰야 하나요 진짜로?
  someone-comes-when | 그럼 인연은 몇 살에 들어와요
  > too-late-by-age | 40 전에는 되는 거죠..?

  marry-this-one-should | 내년 4월에 결혼하는데 이 남자랑 해도 되는 걸까요
  > cold-feet | 싫은 건 아닌데 자꾸 불안해요
  prep-quarrels | 결혼 준비하면서 매주 싸워요 특히 돈 얘기만 나오면
  > is-it-only-me | 다들 이래요?
  mothers-child | 남친이 자기 엄마한테 다 물어보고 결정해요
  > will-partner-change | 결혼하면 나아질까요
  cold-feet | 파혼 생각까지 하는 내가 이상한 건지
  > what-to-settle-before-wedding | 일단 뭐부터 얘기해야 돼요?

  will-we-divorce | 남편이랑 이혼하게 될까요?
  tells-more | 결혼 9년차고 애가 둘이에요
  spouse-no-talk | 말만 하면 싸워서 이제 아예 말을 안 해요
  spouse-no-talk | 한 집에서 카톡으로 애 픽업 얘기만 해요ㅠ
  spouse-changed | 남편은 저한테 마음이 남아 있긴 한가요
  > cannot-do-so | 먼저 말 걸기 싫은데요
  words-that-hurt | 어제는 애 학원 문제로 한마디 했다가 니가 뭘 아냐는 소리 듣고 그냥 베란다 나가서 울었어요
  > make-up-soon | 언제쯤 좀 풀릴까요
  > will-do-so | 네.. 내일 한번 해볼게요

  marry-late | 늦게라도 결혼 합니까
  > someone-comes-when | 언제요?
  parents-press | 부모님이 명절마다 난리십니다
  marriage-agency | 결혼정보회사 가입할까 하는데 돈값 할까요
  > tells-more | 상담 받았더니 400 부르더라고요
  where-is-the-spouse | 제 짝은 소개로 오나요 아니면 우연히 만나나요
  > tells-more | 외모는 많이 안 봅니다 대화만 되면 돼요
  > will-do-so | 그럼 가을까지 기다려보겠습니다

  future-one-looks | 미래 남편 외모 궁금해요ㅋㅋㅋ
  > future-one-looks | 잘생겼어요?
  > future-one-looks | 쌍꺼풀 있어요 없어요 ㅋㅋ
  > spouse-job | 직업은요?
  older-or-younger | 저랑 나이차이 많이 나요?
  already-around | 지금 아는 사람 중에 있을 수도 있어요?
  > already-around | 헐 누구지

  parents-oppose-wedding | 부모님이 남자친구를 반대하세요
  > parents-mind-job-money | 이유는 남친네 집 형편 때문이에요
  parents-mind-job-money | 엄마가 만나보지도 않고 안 된대요 빚 있는 집은 절대 안 된다고
  > couple-reaches-marriage | 결혼까지 갈 수 있을까요
  > parents-oppose-wedding | 엄마 마음이 바뀌긴 해요?
  tell-partner-of-opposition | 남친한테는 솔직히 말해야 할까요 자존심 상해할까봐 아직 말 못 했어요
  > show-lover-to-my-parents | 언제쯤 인사시키는 게 나아요
  feels-hurt | 하 답답해ㅠㅠ

  marry-this-one-should | 지금 여자친구랑 결혼해도 괜찮을까요
  tells-more | 만난 지 8개월 됐습니다
  > me-not-ready | 여자친구 나이가 35라 서두르는 느낌이 있어요
  me-not-ready | 지난주에 여자친구가 결혼 박람회 가자고 해서 갔다가 계약까지 할 뻔해서 솔직히 좀 겁났어요
  me-not-ready | 저는 1년은 더 만나보고 싶은데요
  > how-would-they-take-it | 이렇게 말하면 떠날까요?
  spending-differs | 사실 씀씀이가 좀 걸립니다
  > money-quarrels-ahead | 돈 문제로 나중에 많이 싸울까요
  > how-long-then | 결정은 언제까지 하는 게 맞아요

  after-divorce | 재혼할 수 있을까요
  > tells-more | 이혼한 지 3년 됐어요
  > divorced-with-a-child | 초등학생 딸이랑 둘이 살아요
  > second-marriage-well | 또 실패할까봐 무서워요
  kind-of-person-to-come | 이번엔 어떤 남자를 만나야 돼요?
  someone-comes-when | 언제쯤 만나게 되나요
  > will-the-children-take-it | 딸이 싫어하면 어쩌죠

  spouse-changed | 아내가 저를 사랑하긴 하는 걸까요
  stranger-at-home | 집에 오면 투명인간입니다
  stranger-at-home | 애들한테만 웃고 저한테는 생활비 얘기만 해요
  marriage-without-touch | 관계도 끊긴 지 2년 됐고요
  > win-spouse-back | 제가 뭘 하면 돌아올까요
  > tells-bad-sign | 꽃 사가면 돈 아깝다고 할 사람이에요
  > flatmate-spouse | 그냥 이렇게 사는 건가요

  families-meeting-goes-well | 다음 달 상견례인데 잘 될까요?
  > families-meeting-goes-well | 저희 어머니가 말이 좀 세세요
  > tells-good-sign | 여자친구 부모님은 조용하신 편이고
  > two-families-manners | 제가 중간에서 뭐라고 해야 돼요
  > families-meeting-goes-well | 날짜는 토요일 점심으로 잡았어요 괜찮을까요
  > will-do-so | 네 미리 어머니랑 얘기해볼게요

  love-this-year | 저 결혼할 여자 올해 만날 수 있나요
  > meets-this-month | 몇 월이 좋아요?
  > future-one-looks | 예뻐요?ㅎㅎ
  ex-weds | 전여친이 지난달에 결혼했더라고요 인스타로 봤는데 생각보다 충격이 커서 저도 이제 진지하게 누굴 만나고 싶어졌어요
  office-love-wise | 사내연애도 괜찮나요
  > kind-of-person-to-come | 성격은 어때요 그 사람
  > will-do-so | 그렇구나 일단 머리부터 자를게요

  in-laws-conflict | 시어머니 때문에 미치겠어요
  in-law-calls-often | 이틀에 한 번 전화하세요 안 받으면 남편한테 전화하고요
  spouse-not-on-my-side | 남편은 그냥 좀 받아주래요
  > over-sensitive | 이거 제가 예민한 거예요?
  in-law-calls-often | 어제는 김치 가져가라고 전화하셨다가 제가 회의 중이라 못 받았더니 남편 회사로까지 하셨더라고요
  in-laws-easier-when | 시댁이랑 언제쯤 편해져요
  spouse-not-on-my-side | 남편한테 뭐라고 말해야 알아들을까요
  did-try-already | 벌써 세 번 말했는데 똑같아요
  > tells-bad-sign | 분가도 아니고 이미 따로 사는데 이래요

  partner-never-wed | 남친이 결혼 생각 없대요
  partner-never-wed | 근데 저랑 헤어지긴 싫대요
  > what-are-they-thinking | 이게 무슨 심보예요?
  tells-more | 5년 만났어요
  > partner-never-wed | 기다리면 바뀌어요 안 바뀌어요
  tell-me-straight | 솔직히 말해줘요
  > tells-own-part | 저는 애도 낳고 싶거든요
  would-they-hold-me | 헤어지자고 하면 잡을까요
  > how-long-then | 그럼 언제까지만 기다릴까요

  marry-when-alone | 저 몇살에 결혼해요
  > marry-when-alone | 빠른 편이에요 늦은 편이에요?
  future-one-looks | 와이프 이쁨?ㅋㅋ
  > tells-own-part | 성격 센 여자는 싫은데
  > where-is-the-spouse | 직장에서 만나나요
  > spouse-money | 돈은 제가 더 벌어야겠죠
  > will-do-so | ㅇㅋ 열심히 살아야겠네

  spouse-affair-found | 남편 바람난 거 알게 됐어요
  > spouse-affair-found | 차 블랙박스 들었어요
  cannot-sleep-or-eat-after | 손이 떨려서 잠을 못 자요
  divorce-or-not | 이혼해야 할까요
  > spouse-affair-found | 아직 남편은 제가 아는 거 몰라요
  spouse-ends-affair | 그 여자랑은 끝낼까요?
  > stay-for-children | 애가 고2라 지금은 못 하겠어요
  > confront-or-pretend | 말을 할까요 모르는 척할까요
  > why-me | 왜 저한테 이런 일이

  us-two-match | 남친이랑 결혼궁합 어때요?
  > married-life-ahead | 잘 살아요?
  > both-stubborn | 둘 다 고집이 세서 걱정
  > who-gives-in | 누가 더 많이 참게 돼요?
  who-keeps-the-purse | 돈은 누가 관리하는 게 나아요
  wed-when-together | 결혼한다면 몇년도가 좋아요?

  right-one-for-me | 이 사람이 제 마지막 사람일까요?
  tells-more | 소개로 만나 반년 됐습니다
  > raise-wedding-talk | 둘 다 나이가 있어서 다음 단계로 가야 하는데 서로 눈치만 보고 있어요
  partner-thinks-marriage | 그쪽도 저랑 결혼 생각이 있을까요
  > test-their-heart | 떠보는 건 좀 그렇죠
  > raise-wedding-talk | 언제 말하면 됩니까

  wedding-date | 결혼식 날짜 좀 봐주세요
  wedding-date | 내년 5월이랑 10월 중에 고민이에요
  elders-pick-the-date | 시댁에선 5월 하라는데 윤달이 어쩌고 하시고
  > wedding-date | 저희 둘한테는 언제가 더 나아요?
  > tells-more | 예식장은 10월이 더 비싸요ㅠ
  > wedding-date | 그럼 5월 말은요?
  > wedding-date | 주말 말고 금요일 저녁은 별로예요?

  wedding-about-to-break | 집값 때문에 결혼이 엎어질 것 같습니다
  who-pays-house | 저희 집에서 1억 해주신다는데 처가 쪽에서 적다고 하네요
  > tells-bad-sign | 여자친구도 은근히 실망한 눈치예요
  > for-love-or-terms | 저를 사랑해서 결혼하는 게 맞나요?
  > who-pays-house | 전세로 시작하면 안 되는 겁니까
  > may-i-be-angry | 화내면 제가 지는 거겠죠
  marry-this-one-should | 이 결혼 합니까 못 합니까
  > answer-by-a-date | 언제까지 정리해야 돼요

  newlywed-quarrels | 신혼 6개월인데 매일 싸웁니다
  newlywed-quarrels | 치약 짜는 걸로도 싸워요
  > is-it-only-me | 원래 다 이런가요
  silent-treatment | 와이프는 화나면 이틀씩 말을 안 합니다
  > tells-bad-sign | 어제는 제가 회식 끝나고 열한시에 왔는데 전화 안 받았다고 현관 비밀번호를 바꿔놨더라고요
  tired-of-apologising | 먼저 사과하는 것도 지쳤어요
  > when-we-get-better | 언제 좀 나아질까요?
  > tells-bad-sign | 오늘도 거실에서 자요
  > apology-words | 내일 아침에 뭐라고 하면 될까요

  arranged-meeting | 선 보라는데 볼까요?
  > tells-more | 엄마 친구 아들이래요
  > tells-more | 공기업 다니고 35살
  love-match-or-arranged | 맞선으로 결혼하는 사주예요?
  > tells-own-part | 전 원래 연애결혼 하고 싶었는데
  > arranged-meeting | 안 맞으면 엄마들 사이 어색해질까봐 걱정이에요
  blind-date-wear | 이번 주 토요일인데 뭐 입고 가죠ㅋㅋ
  marriage-in-view | 첫 만남에 결혼 얘기 꺼내면요?

  no-money-to-wed | 여친이랑 결혼하고 싶은데 돈이 없어요
  > tells-more | 취업한 지 1년 됐어요
  > would-they-wait | 여친은 기다려준다고 하는데 진심일까요
  their-parents-dislike-me | 여친 부모님은 저를 탐탁지 않아 하세요
  > wed-when-together | 몇 년 뒤에 하는 게 좋을까요?
  > couple-lasts | 그 사이에 헤어지진 않겠죠
  money-luck | 돈은 언제 모여요 ㅠ
  > will-do-so | 열심히 모아야겠네요

  child-when | 저희 아기 언제 생길까요
  > child-does-not-come | 2년째 노력 중이에요
  > child-does-not-come | 병원에선 둘 다 이상 없대요
  > feels-hurt | 남편은 조급해하지 말라는데 그 말이 더 서운해요
  > child-when | 내년엔 될까요?
  children-how-many | 아들이에요 딸이에요?
  pressed-for-child | 시댁에서 자꾸 물어봐서 스트레스예요

  content-alone | 저 비혼인데요 나중에 후회할까요?
  content-alone | 남자 만나는 건 좋은데 같이 사는 건 싫어요
  parents-press | 엄마는 늙어서 외롭다고 난리예요
  no-love-in-chart | 사주에 남편이 없어요?
  > content-alone | 그럼 연애만 계속 해도 돼요?
  > will-i-want-to-marry | 중간에 마음 바뀌는 시기도 있어요?
  > feels-glad | ㅋㅋㅋ시원하네요 엄마한테 캡쳐 보내야지

  remarry-this-person | 재혼 상대로 이 여자분 어떤가요
  tells-more | 모임에서 만난 지 1년 됐습니다
  > tells-more | 저는 아들 하나 그쪽은 딸 둘
  will-the-children-take-it | 아이들끼리 잘 지낼 수 있을지 걱정입니다
  > remarry-this-person | 합치는 건 언제가 좋을까요?
  register-marriage | 그쪽은 혼인신고를 꼭 하자고 합니다
  > second-marriage-well | 저는 한 번 데어서 망설여지네요
  > me-not-ready | 제 마음을 어떻게 말하면 상처를 덜 받을까요

  proposal-will-come | 남자친구 프로포즈 언제 해요?
  > proposal-will-come | 올해 안에는 하나요
  > tells-good-sign | 얼마 전에 반지 사이즈 물어보긴 했어요
  > let-down-by-it | 너무 기대했다가 실망할까봐ㅋㅋ
  > proposal-i-first | 제가 먼저 하는 건 별로죠?
  > will-do-so | 눈치 없는 척 해야겠다

  kind-of-spouse | 제 배우자는 어떤 사람인가요
  > older-or-younger | 나이는요?
  foreign-partner | 외국 사람일 수도 있습니까
  foreign-partner | 사실 국제결혼도 알아보고 있어서요
  someone-comes-when | 언제쯤 만나게 될까요
  blind-date-talk | 제가 말주변이 없어서 늘 첫 만남에서 끝납니다
  > blind-date-talk | 뭘 고치면 됩니까

  partners-ex-in-touch | 와이프가 전 남자친구랑 연락한 걸 봤습니다
  > tells-their-words | 그냥 안부였대요
  > can-i-trust-partner | 믿어야 하나요?
  > feels-hurt | 제가 소심한 건지 모르겠는데 새벽 한 시에 안부를 묻는 게 정상인가 싶고 그 뒤로 와이프 폰만 울려도 심장이 뜁니다
  spouse-changed | 와이프 마음은 저한테 있는 거 맞죠
  > may-i-do-so | 지워달라고 말해도 될까요
  > how-would-they-take-it | 의심하는 남편으로 보일까봐요
  > cannot-do-so | 애가 뱃속에 있어서 더 말을 못 하겠어요
  > will-do-so | 네 차분하게 말해볼게요

  wed-when-together | 지금 만나는 사람이랑 재작년부터 동거 중인데 결혼은 언제 해요?
  dodges-wedding-talk | 그 사람이 자꾸 미뤄요
  > partner-not-ready | 집 대출 갚고 하자고
  > partner-not-ready | 핑계예요?
  > tell-parents-we-live-together | 저희 부모님은 아직 동거하는 것도 모르세요
  register-marriage | 그냥 혼인신고만 하자고 해볼까요
  > if-they-refuse | 거절하면 너무 비참할 것 같아요
  > answer-by-a-date | 올해 말까지는 답을 받고 싶어요

  married-life-ahead | 이 여자랑 결혼하면 행복할까요
  their-parents-dislike-me | 다 좋은데 장모님 되실 분이 무섭습니다ㅋㅋ
  live-with-parents-in-law | 처가살이하게 될까요?
  newlywed-home-where | 여자친구는 결혼해도 엄마 옆에 살고 싶대요
  > tells-own-part | 전 반대예요
  > how-not-to-fight | 어떻게 말해야 안 싸울까요
  wed-when-together | 결혼 시기는 언제가 좋죠

  marry-when-alone | 저 일찍 결혼해요?
  > marry-early-or-late | 빨리 하고 싶어요 ㅎㅎ
  > marry-when-alone | 28 전에 가능?
  spouse-job | 남편 직업 뭐예요
  > spouse-money | 부자예요?
  > tells-good-sign | 친구들이 저는 제일 먼저 갈 것 같대요

  found-through-agency | 결정사 등록했는데 거기서 만나요?
  > blind-dates-tire | 벌써 다섯 명 봤는데 다 별로였어요
  > tells-more | 여섯번째는 다음주예요 치과의사래요
  terms-without-spark | 조건만 보고 결혼해도 되나요
  > terms-without-spark | 설레는 게 하나도 없어요
  spark-or-comfort | 제 사주는 설레야 사는 사주예요?
  > found-through-agency | 횟수 두 번 남았는데 아껴 쓸까요
  > someone-comes-when | 언제쯤이 운이 제일 좋아요

  spouse-wants-divorce | 이혼하자는데 진심일까요
  > tells-bad-sign | 아내가 어젯밤에 서류를 꺼냈습니다
  > feels-hurt | 20년 살았는데 어이가 없네요
  > why-spouse-had-enough | 제가 바람을 피운 것도 아니고 도박을 한 것도 아닌데요
  > why-spouse-had-enough | 뭐가 그렇게 쌓였을까요
  > win-spouse-back | 붙잡으면 돌아섭니까
  > win-spouse-back | 무슨 말부터 해야 하나요
  > win-spouse-back | 시간을 좀 주면 나을까요

  cold-feet | 메리지블루인가봐요 눈물만 나요
  > tells-more | 두달 남았어요
  defends-other | 남친은 착해요 진짜 착해요
  cold-feet | 어제 드레스 가봉하는데 거울 보니까 갑자기 눈물이 나서 플래너님한테 좋아서 우는 거라고 둘러댔어요
  ex-on-mind-before-wedding | 근데 전남친이 자꾸 생각나요
  > cold-feet | 이런 마음으로 결혼해도 돼요?
  > postpone-wedding | 미루자고 하면 난리 나겠죠
  too-late-to-call-off | 식장이랑 다 계약했거든요
  > cold-feet | 시간 지나면 괜찮아져요?

  marry-this-year | 내년에 결혼할 수 있어요?
  rest-of-the-year | 올해 하반기 어때요
  > marry-early-or-late | 서두르다 잘못 고를까봐 걱정도 됩니다
  whom-to-avoid | 피해야 할 여자 스타일 있나요?
  ask-for-introduction | 소개는 누구한테 부탁하는 게 좋아요

  date-a-divorced-one | 남자친구가 이혼남이에요
  > tells-more | 애는 없고요
  > tell-parents-they-were-wed | 부모님께 아직 말 못 했어요
  married-life-ahead | 결혼하면 잘 살까요?
  > partner-loves-ex-still | 전 와이프랑은 완전히 끝난 거 맞겠죠
  ask-why-they-divorced | 왜 이혼했는지 물어보면 성격차이라고만 해요
  > ask-why-they-divorced | 더 캐물어도 돼요?
  > tell-parents-they-were-wed | 아빠 쓰러지실까봐 걱정이에요..
  > tell-parents-they-were-wed | 말은 언제쯤 하는 게 좋을까요

  weekend-couple | 주말부부 3년차인데 마음이 점점 멀어져요
  > tells-more | 남편은 창원에 있어요
  > tells-bad-sign | 금요일에 와서 잠만 자다 가요
  > is-partner-cheating | 딴 여자 있는 건 아니겠죠?
  > weekend-couple | 언제 합칠 수 있을까요
  > move-for-love | 제가 회사 그만두고 내려가는 건요
  > cannot-do-so | 그건 또 싫긴 해요
  > feels-hurt | 남편은 지금 생활이 편한가봐요 그게 더 서운해요

  between-spouse-and-parents | 와이프랑 어머니 사이에서 죽겠습니다
  > tells-bad-sign | 설날에 한바탕했어요
  spouse-refuses-my-parents | 와이프가 다시는 시댁 안 간대요
  between-spouse-and-parents | 제가 누구 편을 들어야 됩니까
  > make-up-soon | 추석 전까지는 풀릴까요
  > between-spouse-and-parents | 어머니한테는 뭐라고 하죠
  > spouse-refuses-my-parents | 와이프한테 먼저 사과하라는 말은 하지 말까요

  spouse-blessing | 처복 있나요 저
  spouse-blessing | 사람들이 마누라 덕 볼 상이라던데
  > someone-comes-when | 언제쯤요?
  older-or-younger | 몇 살 정도 차이 나는 여자예요
  marriage-changes-me | 결혼하면 일도 잘 풀린다는 말이 맞습니까
  no-time-for-love | 자영업이라 주말에 쉬질 못해서 누굴 만나기가 어렵네요
  meets-at-work | 손님 중에 있을 수도 있나요ㅎㅎ

  partner-unsure-of-wedding | 여자친구가 결혼 확신이 안 선답니다
  > tells-their-words | 나쁜 사람은 아닌데 뭔가 모르겠대요
  > partner-unsure-of-wedding | 그게 무슨 뜻일까요
  > feels-hurt | 2년 만나고 이 말 들으니 힘 빠지네요
  > tells-more | 주변에 먼저 결혼한 친구들이 이혼하는 걸 몇 번 봐서 그런 것도 있는 것 같다고는 하더라고요
  > partner-unsure-of-wedding | 기다릴까요 놓을까요
  > is-it-my-fault | 제가 뭐가 부족해서일까요
  > what-to-settle-before-wedding | 다음 주에 보기로 했는데 뭘 물어보면 돼요?
  > partner-unsure-of-wedding | 언제쯤 마음이 설까요

  remarry-ex-spouse | 전남편이랑 다시 합칠 수 있을까요
  > tells-more | 이혼한 지 1년 좀 넘었어요
  > tells-more | 아이 때문에 2주에 한 번씩 봐요
  > tells-good-sign | 요즘 올 때마다 저녁도 먹고 가요
  > ex-spouse-on-mind | 저한테 마음이 있는 건지 애 때문인지
  > open-a-talk | 먼저 물어볼까요?
  > part-again-after | 합쳤다가 똑같아지면 어떡해요
  > remarry-ex-spouse | 시기는 언제가 좋아요

  who-suits-to-marry | 저는 어떤 남자랑 결혼해야 잘 살아요?
  only-bad-ones | 나쁜 남자만 만나서요
  only-bad-ones | 지금까지 세 명 다 바람폈어요ㅋㅋ..
  will-my-spouse-cheat | 남편도 바람피우면 어떡해요
  > spouse-job | 그럼 직업은 뭐가 좋아요
  > spouse-job | 공무원 이런 쪽?
  > spouse-job | 재미없을 것 같은데ㅋㅋ

  us-two-match | 결혼 두 달 전인데 궁합 보러 왔어요
  > elders-say-gunghap-bad | 어른들이 안 좋다고 하셔서요
  my-animal-year | 띠가 안 맞는다나
  > gunghap-bad | 진짜 안 좋아요?
  > tells-good-sign | 저희는 5년간 크게 싸운 적도 없어요
  > where-we-clash | 조심할 건 뭐예요
  > elders-say-gunghap-bad | 그럼 어른들께 뭐라고 말씀드리죠

  money-to-own-parents | 남편이 시댁에 몰래 돈을 보내고 있었어요
  > tells-bad-sign | 매달 50만원씩 2년이나요
  > tells-bad-sign | 우리는 대출 갚느라 외식도 안 하는데
  > tells-their-words | 따졌더니 자기 번 돈이래요
  > divorce-or-not | 이거 이혼 사유 아닌가요
  feels-hurt | 정 떨어져요 진짜
  > couple-purse | 각자 관리하자고 할까요
  will-they-apologise | 남편은 미안한 마음이 있긴 해요?

  too-late-by-age | 초혼인데 45입니다 가능성 있을까요
  > tells-own-part | 돌싱도 괜찮습니다
  > can-i-be-step-parent | 아이 있는 분이면 제가 잘할 수 있을지
  someone-comes-when | 언제 인연이 오나요
  > tells-more | 지방에서 농사 짓습니다
  no-one-around | 만날 데가 없어요
  crush-church | 교회에 한 분 있긴 한데 그분은 아닌가요
  > crush-church | 말을 걸어볼까요 그럼

  partner-goes-abroad | 여자친구가 해외 발령 났어요
  partner-goes-abroad | 결혼하고 같이 가자는데 저는 회사를 그만둬야 돼요
  > partner-goes-abroad | 따라가는 게 맞을까요?
  > partner-goes-abroad | 안 가면 헤어지는 거겠죠
  > partner-goes-abroad | 남자가 일 그만두고 따라가면 나중에 무시당할까봐 솔직히 그게 제일 걸려요 부모님도 뭐라 하실 거고요
  > wedding-date | 식은 언제 올리는 게 나아요
  > would-they-wait | 3년만 기다려달라고 하면 기다릴까요

  > pregnant-before-wedding | 아직 둘 다 준비가 안 됐는데 결혼해야겠죠
  marry-this-one-should | 이 사람이랑 평생 살 수 있을까요?
  > tells-more | 사귄 지 7개월이에요
  > pregnant-before-wedding | 부모님께 어떻게 말해요
  > tells-bad-sign | 여친이 울기만 해요
  > what-words | 제가 뭐라고 해줘야 돼요
  > marry-this-year | 올해 식 올려도 될까요

  wed-age-pressure | 이 나이에 결혼운이 남아 있습니까
  > tells-more | 한 번도 안 했습니다
  > feels-hurt | 어머니 모시다가 때를 놓쳤네요 작년에 돌아가시고 나니 집이 텅 빈 것 같습니다
  someone-comes-when | 언제쯤 사람이 들어오나요
  > older-or-younger | 비슷한 나이일까요
  ask-them-out | 복지관에서 알게 된 분이 있는데 밥 한번 먹자고 해도 되겠지요

  spouse-affair-found | 아내가 외도한 걸 알았습니다
  > tells-more | 상대는 같은 회사 사람입니다
  forgive-cheating | 한 번만 용서해달라고 합니다
  > can-i-trust-partner | 믿어도 될까요
  > tells-more | 7살 딸이 있습니다
  forgave-but-remember | 용서하고 살아도 계속 생각날 것 같은데요
  life-after-divorce | 이혼하면 제 인생은 어떻게 됩니까
  > may-i-do-so | 지금 결정하지 말라는 거죠?

  dodges-wedding-talk | 상견례 날짜를 안 잡아요 남친이
  > tells-good-sign | 양가에 인사는 다 드렸거든요
  > tells-their-words | 바쁘대요 맨날
  > dodges-wedding-talk | 결혼 하기 싫은 걸까요?
  > parents-press | 저희 아빠가 언제 하냐고 자꾸 물어봐요
  > raise-wedding-talk | 카톡으로 말해도 될까요 만나서 말할까요
  > first-message-to-stranger | 뭐라고 보내요?
  > cannot-do-so | 답 늦으면 또 혼자 상상하겠지 ㅠㅠ

  partner-never-wed | 비혼주의 여자 좋아하는데 결혼은 포기해야 됨?
  > tells-more | 아직 사귀는 건 아니고 썸이에요
  > tells-own-part | 저는 애도 낳고 평범하게 살고 싶은데
  marry-when-alone | 내 결혼운은 언제임
  > let-down-by-it | 그때 만나는 여자가 얘는 아니라는 거네
  > let-down-by-it | 아 좀 슬픈데요
  > may-i-do-so | 그래도 한번 만나보면 안 돼요?
  > is-there-hope | 나중에 생각 바뀔 수도 있잖아요

  gifts-between-houses | 혼수 때문에 시어머니랑 틀어졌어요
  gifts-between-houses | 이바지 안 하기로 했는데 갑자기 하재요
  spouse-not-on-my-side | 예비신랑은 그냥 해드리자고
  marry-this-one-should | 이런 집에 시집가도 돼요?
  > in-laws-easier-when | 앞으로 계속 이럴까요
  > spouse-not-on-my-side | 남친은 제 편이 맞긴 해요?
  > if-it-goes-on | 해드리면 다음에 또 뭘 바라실 것 같아요
  > how-far-to-yield | 어디까지 맞춰줘야 해요

  me-not-ready | 여친이 결혼하재요 저는 아직인데
  wedding-scares-me | 솔직히 결혼 자체가 무서워요
  > wedding-scares-me | 부모님이 이혼하셔서 그런가
  > wedding-scares-me | 저 결혼하면 안 되는 사주예요?
  > me-not-ready | 여친은 올해까지 정하래요
  > tells-good-sign | 사랑하긴 하죠 당연히
  > me-not-ready | 거짓말로 하겠다고 하긴 싫어요

  i-lost-our-money | 주식으로 돈 날린 거 와이프한테 걸렸습니다
  > tells-more | 6천이요
  > spouse-wants-divorce | 이혼하자고 합니다
  > spouse-wants-divorce | 진짜 할까요?
  > win-back-trust | 용서받을 방법 없습니까
  > did-try-already | 무릎도 꿇어봤어요
  > i-lost-our-money | 처가에도 말했대요 장모님 얼굴을 어떻게 봐야 할지
  money-luck | 돈은 언제쯤 메꿀 수 있을까요
  > will-do-so | 다시는 안 합니다 진짜

  where-is-the-spouse | 제 와이프는 어디서 만나요?
  > spouse-job | 직업이 뭘까요
  > spouse-money | 맞벌이 하겠죠 요즘은
  > kind-of-spouse | 성격은 순해요?
  no-one-around | 주변에 여자라곤 회사에 두 명 있어요 둘 다 결혼함ㅋㅋ
  join-a-club | 동호회 들면 돼요?
  > someone-comes-when | 언제부터 움직여야 해요

  second-marriage-well | 두 번째 결혼은 잘 될까요
  > tells-more | 첫 결혼은 1년 만에 끝났습니다
  > is-it-my-fault | 저한테 문제가 있는 걸까요
  children-how-many | 재혼하면 자식도 생기나요?
  tell-of-divorce | 만나는 사람한테 이혼 얘기는 언제 해야 돼요
  > tell-of-divorce | 말하면 다 떠나더라고요
  > after-divorce | 초혼인 여자분도 가능합니까

  couple-reaches-marriage | 남친이랑 결혼까지 가요?
  > tells-more | 이제 1년 됐어요
  > wedding-all-talk | 데이트 때마다 애 이름까지 짓는데 정작 적금 같이 들자고 하면 다음 달에 하자고 해요
  wedding-all-talk | 남친은 맨날 결혼하자고 하는데 말뿐인 것 같아요
  > wedding-all-talk | 진심이에요?
  > tells-own-part | 저는 서른쯤 하고 싶어요
  > couple-lasts | 그때까지 만날 수 있어요?
  money-luck-of-two | 둘이 돈은 잘 모아요?

  retired-spouse | 남편 퇴직하고 종일 붙어있으니 숨이 막혀요
  retired-spouse | 밥 세 끼를 다 차려야 해요
  wed-but-living-apart | 졸혼이라는 거 저한테 맞을까요
  > tells-more | 애들은 다 컸어요
  brushes-me-off | 남편은 말이 안 통해요 화부터 내요
  divorce-or-not | 언제까지 참고 살아야 하나요
  life-after-divorce | 혼자 나가 살면 돈은 괜찮을까요
  > defends-other | 그래도 불쌍하긴 해요 그 사람도

  marry-at-all | 솔직히 저 결혼 못 하죠?
  > tell-me-straight | 돌려말하지 말고요
  > marry-when-alone | 그럼 언제 하는데요
  > wed-age-pressure | 2년 뒤면 37이잖아요ㅠㅠ
  > spouse-job | 그 남자는 뭐하는 사람인데요
  > how-to-meet | 지금 뭘 해야 앞당겨져요
  > looks-and-love | 살 빼라는 소리는 하지 마세요ㅋㅋ
  > will-do-so | 알았어요 한번 믿어볼게요

  age-gap-couple | 여자친구가 12살 어린데 결혼 가능할까요
  their-parents-dislike-me | 그쪽 부모님이 완강히 반대하십니다
  > tells-bad-sign | 제 나이 들으시고 전화 끊으셨대요
  > visit-who-opposes | 찾아뵙는 게 맞을까요
  > apart-heart-changes | 여자친구 마음이 흔들리진 않을까요
  > texts-grew-rare | 요즘 연락이 조금 뜸해졌어요
  > shall-part | 제가 놔주는 게 맞는 건지

  wedding-about-to-break | 신혼집 문제로 파혼 직전이에요
  house-from-parents | 시부모님이 같은 아파트 단지에 집을 해주신대요
  > house-from-parents | 받으면 평생 불려다닐 것 같고
  > house-from-parents | 안 받으면 월세로 시작해야 해요
  > house-from-parents | 어떻게 하는 게 좋아요?
  > house-from-parents | 남친은 무조건 받자고 해요
  > is-it-my-fault | 제가 고집부리는 건가요
  newlywed-home-where | 시댁 옆에 살면 사이 나빠져요?
  postpone-wedding | 결혼 미루는 것도 방법일까요

  children-wish-differs | 아이를 낳을지 말지로 아내랑 의견이 달라요
  children-wish-differs | 저는 원하고 아내는 싫대요
  > tells-more | 결혼 전에는 낳자고 했었거든요
  > children-wish-differs | 아내 마음이 바뀔까요
  > day-for-talk | 언제 다시 얘기해볼까요
  > will-we-divorce | 이 문제로 헤어지는 부부도 많던데
  children-how-many | 제 사주에 자식은 있어요?
  > feels-hurt | 강요하긴 싫은데 서운하네요

  love-match-or-arranged | 저 연애결혼이에요 중매결혼이에요?
  older-or-younger | 남편이랑 몇 살 차이 나요
  will-spouse-love-me | 남편이 저를 더 좋아해요?ㅎㅎ
  > feels-glad | 그럼 됐어요ㅋㅋ
  never-loved | 근데 저 모쏠인데 진짜 돼요?
  > marry-at-all | 첫 남친이 남편일 수도 있나요

  two-at-once | 두 남자 중에 누구랑 결혼해야 할지 모르겠어요
  > tells-good-sign | 지금 사귀는 사람은 편하고
  > two-at-once | 회사 동료가 고백했는데 조건이 훨씬 좋아요
  us-two-match | 지금 남친이랑은 궁합이 어때요?
  > thrill-gone | 설렘은 없어진 지 오래예요
  > partnered-drawn-elsewhere | 갈아타면 벌받을까요
  > knows-i-will-leave | 남친은 눈치챘을까요
  > what-if-i-stay-still | 당분간 아무 말 하지 말까요

  regrets-the-wedding | 속도위반으로 결혼했는데 후회돼요
  childish-spouse | 남편이 애 같아요
  > partner-drinks | 주말마다 친구들이랑 술 마셔요
  > tells-more | 애는 이제 돌 지났어요
  tell-children-of-divorce | 이혼하면 제가 키울 수 있을까요
  > childish-spouse | 남편이 정신 차리는 때가 와요?
  > tells-their-words | 친정엄마는 참으래요
  spouse-late-home | 오늘도 안 들어왔어요
  > may-i-do-so | 전화 안 하고 그냥 잘까요

  arranged-meeting | 부모님이 소개해주신 분 만나볼까요
  photo-not-my-type | 사진은 봤는데 제 스타일은 아니에요
  > tells-more | 초등학교 교사래요
  arranged-meeting | 맞선 운 있는 시기인가요?
  how-many-tries | 세 번은 만나보라는데 꼭 그래야 됩니까
  spark-or-comfort | 결혼은 정으로 하는 건가요
  > text-first-or-wait | 연락은 제가 먼저 하죠?

  no-money-to-wed | 남자친구 돈이 너무 없어요 결혼해도 될까요
  > tells-bad-sign | 34살인데 모은 게 천만원이래요
  > tells-good-sign | 성격은 진짜 좋아요 저한테 잘하고
  > parents-mind-job-money | 저희 집에서 알면 난리나요
  will-partner-earn | 이 사람 앞으로 돈 벌어요?
  > will-partner-earn | 언제부터요
  > will-partner-earn | 사업한다고 할까봐 그게 제일 무서워요
  who-keeps-the-purse | 결혼하면 통장은 제가 쥐어야겠죠

  spouse-in-the-change | 아내가 갱년기라 그런지 짜증이 심합니다
  > tells-bad-sign | 무슨 말만 하면 소리를 질러요
  i-was-wrong | 제가 젊을 때 잘못한 게 많긴 합니다
  > brings-up-past | 그때 일을 지금 다 꺼내네요
  > i-was-wrong | 어떻게 풀어야 하나요
  > did-try-already | 여행 가자니까 혼자 가랍니다
  > when-we-get-better | 언제쯤 괜찮아집니까
  will-we-divorce | 이혼까지는 안 가겠지요?

  their-parents-dislike-me | 장인어른이 갑자기 결혼을 반대하십니다
  > tells-more | 제가 이직한다고 말씀드린 뒤로요
  > parents-mind-job-money | 식장 예약까지 다 했는데 어디 작은 회사로 가냐면서 다시 생각해보라고 하셨대요
  > couple-reaches-marriage | 결혼 할 수 있을까요
  > change-jobs | 이직을 포기해야 하나요
  > tells-bad-sign | 여자친구는 중간에서 울기만 하고요
  > visit-who-opposes | 찾아뵙고 뭐라고 말씀드려야 돼요?
  > day-for-talk | 언제 가는 게 좋을까요

  prep-quarrels | 결혼 준비하면서 여친이 딴사람 된 것 같아요
  > prep-quarrels | 스드메에 600 쓰겠대요
  > wedding-money | 반지도 남들 하는 건 다 해야 한대요
  > married-life-ahead | 결혼하고도 이럴까요?
  > wedding-money | 돈 얘기 꺼내면 사랑이 식었냐고 해요
  > wedding-money | 어떻게 말하죠
  > wedding-about-to-break | 저 이 결혼 자신이 없어지네요
  postpone-wedding | 날짜 미루면 끝이겠죠

  remarry-this-person | 둘 다 이혼했고 만난 지 2년 됐어요 재혼까지 갈까요
  > tells-more | 저는 중학생 아들이 있어요
  > tells-more | 그 사람은 아이를 전처가 키워요
  > tells-more | 양육비가 꽤 나가더라고요
  money-quarrels-ahead | 재혼하면 돈 때문에 싸울까요
  > remarry-this-person | 아들이 사춘기라 지금은 아닌 것 같기도 하고
  > remarry-this-person | 몇 년 더 있다 하는 게 나아요?
  > would-they-wait | 그 사람이 기다려줄까요

  spouse-affair-suspected | 남편 핸드폰에서 여자랑 카톡한 거 봤어요
  > tells-bad-sign | 잘자 보고싶다 이런 거요
  > tells-their-words | 회사 후배래요 장난이었대요
  > what-are-they-thinking | 그게 장난이에요?
  > feels-hurt | 그날은 제가 애써 웃으면서 넘겼는데 회사에서도 하루종일 그 생각만 나서 일이 손에 안 잡혀요
  > can-i-trust-partner | 믿어도 돼요?
  > is-partner-cheating | 지금도 연락하고 있을까요
  > if-it-goes-on | 결혼 2년차인데 벌써 이러면 앞으로는요
  > if-it-happens-again | 또 그러면 어떻게 해요

  content-alone | 서른 됐는데 결혼 생각이 없어요 괜찮나
  will-i-want-to-marry | 나중에 하고싶어지는 때가 옴?
  > marry-when-alone | 몇살쯤
  > marry-at-all | 그때 여자는 있고?ㅋㅋ
  content-alone | 지금은 그냥 혼자가 편함 돈도 없고
  parents-press | 부모님이 손주 타령하는 건 어떻게 넘기지

  me-not-ready | 7살 연상 남친이 빨리 결혼하재요
  > me-not-ready | 전 아직 하고싶은 게 많은데
  > marry-early-or-late | 지금 하면 후회할까요
  marry-when-alone | 제 결혼운은 언제가 좋아요?
  > would-they-wait | 그때까지 남친이 기다려요?
  partner-sulks | 조금만 기다려달라고 하니까 삐졌어요
  > partner-sulks | 어떻게 달래요ㅋㅋ
  > work-or-love | 일 먼저 잡는 게 맞겠죠

  weekend-couple | 기러기 생활 4년째인데 이러다 남이 될 것 같습니다
  > tells-more | 아내랑 아이들은 캐나다에 있어요
  spouse-no-talk | 통화해도 할 말이 없습니다
  > tells-bad-sign | 아내는 거기서 계속 살고 싶어하는 눈치고요
  > weekend-couple | 언제 같이 살게 될까요
  married-drawn-elsewhere | 외로워서 딴생각도 듭니다
  > would-they-listen | 제가 들어오라고 하면 들어올까요
  > will-do-so | 이번 여름에 가서 얘기해보겠습니다

  right-one-for-me | 얼마 전에 소개팅한 사람이 있는데 결혼상대로 어때요?
  > tells-more | 세 번 만났어요
  marriage-in-view | 그쪽은 처음부터 결혼 전제로 만나고 싶대요
  > marriage-in-view | 너무 빠른 거 아니에요?
  > spark-or-comfort | 성실하긴 한데 재미가 없어요
  > right-one-for-me | 남편감으로는 괜찮은 거죠
  > one-who-likes-me | 마음이 생기긴 할까요 저한테
  > will-do-so | 네번째 만남까지는 가볼게요

  spouse-hidden-debt | 예비신랑이 빚을 숨겼어요
  > spouse-hidden-debt | 4천만원이요 주식하다가
  too-late-to-call-off | 청첩장 다 돌렸는데 어떡해요
  partner-hides-something | 다른 것도 숨기고 있을까요?
  > tells-their-words | 울면서 갚겠다고는 해요
  > too-late-to-call-off | 이 나이에 엎으면 다시 못 할 것 같아요
  > can-i-trust-partner | 믿고 가도 되는 사람이에요?
  > spouse-hidden-debt | 부모님께는 말씀드려야 할까요

  different-faith | 여자친구랑 종교가 다릅니다 결혼할 수 있을까요
  > parents-mind-religion | 여자친구 집안이 독실한 기독교예요
  parents-mind-religion | 저희 집은 제사 지내고요
  convert-for-wedding | 교회 나오면 허락해주신대요
  > convert-for-wedding | 나가는 척이라도 할까요
  > tells-good-sign | 여자친구는 저한테 강요는 안 해요
  > parents-mind-religion | 제사 때문에 어머니가 걱정이시고

  money-to-own-parents | 친정에 돈 빌려준 걸로 남편이 몇 달째 화나 있어요
  > i-was-wrong | 제가 상의 없이 드린 건 맞아요
  > brings-up-past | 사과도 했는데 뭐 할 때마다 꺼내요
  > make-up-soon | 언제 풀려요 이 사람
  > win-back-trust | 돈 다 갚으면 풀릴까요
  > i-was-wrong | 제가 어떻게 하면 돼요
  marriage-without-touch | 각방 쓴 지도 오래됐어요
  > apologise-when | 한 번 더 사과하라고요?ㅠ

  after-divorce | 돌싱인데 다시 시집갈 수 있나요
  > tells-more | 애는 없어요
  second-marriage-well | 이번엔 사람 잘 볼 수 있을까요?
  > tells-more | 전남편은 의심이 많았어요 폰 검사하고
  whom-to-avoid | 그런 남자 또 만날까봐요
  > whom-to-avoid | 피하는 방법 있어요?
  someone-comes-when | 언제쯤 새 인연 와요
  > will-do-so | 연애는 해도 결혼은 천천히 할게요

  tells-good-sign | 돌싱이라고 말했는데도 만나주는 사람이 생겼어요
  > couple-reaches-marriage | 결혼까지 가도 될까요?
  > tell-parents-they-were-wed | 그분은 초혼이고 부모님은 아직 모르세요
  > tell-parents-they-were-wed | 언제 말씀드려야 할지
  > feels-hurt | 저 때문에 고생할까봐 미안하네요
  > partner-loves-me | 그 사람 마음은 단단한가요
  > tells-good-sign | 아이도 원한대요 저도 원하고요

  wed-one-with-a-child | 지금 만나는 분이 아이가 있는데 결혼해도 될까요
  > wed-one-with-a-child | 저는 초혼입니다
  parents-oppose-wedding | 부모님이 절대 안 된다고 하십니다
  > tells-good-sign | 아이는 여섯 살이고 저를 삼촌이라고 불러요
  > persuade-my-parents | 어머니는 그 얘기만 나오면 우시고 아버지는 호적 파겠다고 하셔서 본가에 안 간 지 두 달 됐습니다
  can-i-be-step-parent | 제가 아빠 노릇을 할 수 있을까요
  > partner-thinks-marriage | 그분은 결혼 안 해도 된다고 하는데 진심은 아니겠죠
  persuade-my-parents | 부모님을 어떻게 설득하나요
  > marry-this-year | 올해는 무리일까요

  in-laws-holiday | 명절에 시댁 안 가고 싶어요
  > in-laws-holiday | 동서는 일 있다고 맨날 빠지거든요
  > in-laws-holiday | 저만 전 부쳐요
  spouse-not-on-my-side | 남편한테 말하니까 하루만 참으래요 그 하루가 10년이에요
  > in-laws-holiday | 이번엔 안 간다고 할까요?
  > how-would-they-take-it | 싸움 나겠죠
  in-laws-conflict | 시어머니는 저를 왜 만만하게 보실까요
  spouse-not-on-my-side | 남편이 제 편 들어주는 날이 와요?

  wed-after-broken-engagement | 파혼하고 1년 지났습니다 다시 결혼할 수 있을까요
  > tells-more | 상대 쪽에서 깼어요
  trust-again-after-hurt | 그 뒤로 사람을 못 믿겠어요
  someone-comes-when | 다음 사람은 언제 만나나요?
  > tells-more | 그 사람은 이미 결혼했다고 들었습니다
  feels-hurt | 억울하네요
  tell-of-broken-engagement | 파혼한 거 말해야 되나요 나중에

  age-gap-couple | 연하 남친이랑 결혼할 수 있을까요?
  > age-gap-couple | 6살 차이예요
  their-parents-dislike-me | 그쪽 어머니가 제 나이 때문에 싫어하신대요
  > low-self-worth | 남친은 상관없다는데 저는 자꾸 위축돼요
  > age-gap-couple | 남친이 나중에 후회하지 않을까요
  when-visit-their-parents | 언제 인사드리러 가요?
  gift-for-their-parents | 뭐 사들고 가야 되죠ㅠ
  > greet-their-parents | 떨려서 잠이 안 와요

  in-laws-conflict | 장인어른이 회사 일까지 간섭하세요
  > house-from-parents | 처가에서 집을 해줬거든요
  > tells-bad-sign | 매주 일요일 처가에서 밥 먹어요
  > tells-bad-sign | 와이프는 당연하다고 생각해요
  > feels-hurt | 저는 숨막혀요
  > house-from-parents | 집 돌려주고 나올까요ㅋㅋ 진심입니다
  > spouse-not-on-my-side | 와이프한테 어떻게 말 꺼내죠
  > how-long-then | 몇 년은 참아야 하는 건가요
`);
