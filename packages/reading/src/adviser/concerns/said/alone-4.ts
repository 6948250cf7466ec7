import { evenings } from './evenings.ts';

/** Readers who are alone, message by message. */
export default evenings(`
  love-luck-at-large | 제 연애운 좀 봐주세요
  > someone-comes-when | 그럼 언제쯤 생길까요?
  > best-month-for-love | 봄이요 아님 가을이요
  > kind-of-person-to-come | 어떤 사람이 들어와요?
  > where-to-meet | 어디서 만나게 되나요
  > they-come-or-i-go | 제가 먼저 다가가야 해요?
  blind-date-offered | 소개팅 들어온 게 하나 있긴 한데 나갈까요
  photo-not-my-type | 사진이 솔직히 제 스타일은 아니에요ㅠ
  > blind-date-offered | 그래도 나가보는 게 나을까요
  > will-do-so | 알겠어요 나가볼게요 감사합니다

  love-this-year | 올해 여자친구 생길 수 있을까요
  > why-say-so | 왜요?
  dating-app-try | 소개팅 앱 해도 될까요

  someone-comes-when | 저 언제 연애해요
  > tells-more | 남친 없은지 3년 됐어요
  why-still-alone | 왜 저만 안 생기는 걸까요
  too-picky | 눈이 높다는 소리는 많이 들어요
  too-picky | 진짜 제가 눈이 높은 건가요
  too-picky | 눈을 낮춰야 하나요?
  > if-i-lower-my-sights | 근데 낮추면 후회할 것 같은데
  kind-of-person-to-come | 그럼 저한테 맞는 남자는 어떤 남자예요
  older-or-younger | 나이는 연상? 연하?
  spouse-job | 직업은 뭘까요
  > where-to-meet | 그런 사람을 어디 가면 만나요
  no-one-around | 회사 집만 반복이라 만날 데가 없어요
  join-a-club | 동호회라도 들까요

  never-loved | 모쏠인데 연애 할 수 있냐
  tell-me-straight | 팩폭 해줘
  > tells-more | 27년 동안 한번도 없었음
  natural-before-crush | 여자 앞에서 말을 못해
  > natural-before-crush | 어떻게 고쳐
  looks-and-love | 키가 작아서 그런가 167임
  > how-to-meet | 그럼 뭐부터 해야됨
  looks-and-love | 헬스 다니면 좀 나아지려나
  someone-comes-when | 언제쯤 첫연애 하냐

  someone-comes | 이혼한 지 2년 됐어요. 저한테 또 인연이 있을까요
  > divorced-with-a-child | 아이가 하나 있어요 초등학생이에요
  takes-me-as-i-am | 아이 있는 여자를 좋아해줄 사람이 있을까요
  after-divorce | 재혼운도 보이나요?
  > marry-when-alone | 몇 살쯤일까요
  kind-of-person-to-come | 이번에는 어떤 사람을 만나야 해요
  same-kind-again | 전남편 같은 사람 또 만날까봐 무서워요
  child-meets-my-new-one | 아이한테는 언제 말하는 게 좋을까요
  > so-no-hurry | 만나는 사람은 아직 없는데 너무 앞서갔죠ㅎㅎ
  join-a-club | 돌싱 모임 같은 데 나가도 괜찮을까요

  lonely-night | 요즘 너무 외로워요
  friends-all-paired | 주변엔 다 커플이에요
  christmas-alone | 크리스마스 혼자 보낼 것 같아요ㅠㅠ
  will-i-be-loved | 저도 사랑받을 수 있을까요?

  marriage-agency | 결혼정보회사 가입해도 될까요
  marriage-agency | 비용이 300만원이라는데 아깝지 않을까요
  > found-through-agency | 거기서 만나면 잘 될 운인가요
  > marriage-agency | 언제 가입하는 게 좋아요?
  > kind-of-person-to-come | 저는 어떤 여자랑 맞습니까
  marry-this-year | 올해 안에 결혼 가능할까요
  > marry-when-alone | 내년에는요
  parents-press | 부모님이 하도 성화셔서 스트레스입니다
  alone-for-life | 안 되면 그냥 혼자 살까 싶기도 하고요
  alone-for-life | 제 사주가 혼자 살 팔자인가요

  spouse-blessing | 남자복 있나요 저
  only-bad-ones | 전남친들이 다 별로였어요
  only-bad-ones | 왜 맨날 이상한 남자만 꼬이죠
  > it-always-fizzles | 제가 뭘 잘못하는 걸까요
  drawn-to-one-type | 나쁜남자한테 끌리는 것 같긴 해요
  > love-without-thrill | 착한 남자는 재미가 없어요
  > drawn-to-one-type | 어떻게 하면 안 끌려요?
  next-one-lasts | 다음 사람은 괜찮은 사람이에요?
  > someone-comes-when | 언제 와요 그 사람

  group-blind-date | 과팅 나가는데 잘될까요??
  blind-date-wear | 뭐 입고 가요ㅋㅋ
  blind-date-talk | 말을 뭐라고 시작하지
  introvert-in-love | 저 낯가림 심해요
  > may-i-do-so | 번호는 먼저 물어봐도 돼요?

  marry-at-all | 제가 결혼을 할 수 있을까요?
  > marry-when-alone | 언제쯤 하게 될까요
  too-late-by-age | 마흔 넘어서 할 수도 있나요
  > is-it-too-late | 너무 늦은 거 아닌가요
  will-i-have-children | 애도 낳고 싶은데 나이가 걸려요
  kind-of-spouse | 배우자는 어떤 사람이에요
  spouse-money | 돈은 많아요?ㅋㅋ
  > kind-of-spouse | 성격은요
  already-around | 이미 아는 사람인가요 새로운 사람인가요
  arranged-meeting | 선 자리가 들어왔는데 볼까요
  > tells-more | 엄마 친구 아들이라 부담스러워요
  > takes-it-in | 네 한번 생각해볼게요

  never-a-second-date | 소개팅만 하면 애프터가 안 돼요
  > it-always-fizzles | 뭐가 문제일까요
  > never-a-second-date | 벌써 다섯 번째예요
  low-self-worth | 자신감이 바닥입니다
  > looks-and-love | 외모 때문일까요
  blind-date-day | 다음 소개팅은 언제 하는 게 좋을까요
  > tells-more | 이번 주 토요일에 하나 있긴 해요
  blind-date-talk | 첫 만남에 무슨 얘기를 하면 좋을까요
  > blind-date-place | 밥 먹을까요 커피만 마실까요
  > got-home-safe-text | 끝나고 연락은 바로 하나요?
  > contact-ex-words | 뭐라고 보내면 돼요

  dating-app-try | 틴더 하는데 괜찮은 사람 만날 수 있어요?
  app-to-real-love | 다 가볍게 만나려는 사람만 있어요
  > quit-dating-app | 지워야되나
  where-to-meet | 그럼 어디서 만나야돼요
  where-to-meet | 자만추 가능한가요 제 사주에

  low-self-worth | 저 자존감이 너무 낮은 것 같아요
  trust-again-after-hurt | 누가 저 좋다고 해도 못 믿겠어요
  > over-sensitive | 왜 이럴까요
  low-self-worth | 어릴 때부터 칭찬을 못 받고 자랐어요
  give-too-much | 연애를 하면 늘 제가 을이에요
  anxious-in-love | 혼자 있으면 불안하고 같이 있어도 불안해요
  ready-for-love | 이런 상태로 연애해도 될까요
  low-self-worth | 자존감은 어떻게 높여요
  > low-self-worth | 오늘부터 할 수 있는 거 하나만 알려주세요
  > feels-glad | 조금 위로가 되네요

  someone-comes-when | 전역했는데 여친 언제생김?
  > new-place-new-love | 복학하면 생기나
  kind-of-person-to-come | 어떤 애랑 잘맞음

  too-late-by-age | 이 나이에도 인연이 있을까요
  > tells-more | 사십대 중반이고 결혼한 적은 없습니다
  > too-late-by-age | 다들 포기하라고 하네요
  content-alone | 혼자 사는 게 편하긴 한데 노후가 걱정돼요
  companion-not-spouse | 동반자라도 있으면 좋겠어요
  > someone-comes-when | 몇 년쯤 기다리면 됩니까
  > how-to-meet | 제가 노력해야 하는 건 뭔가요
  goes-to-a-club-already | 등산모임에 나가고 있어요
  only-the-taken | 거기 유부남들이 자꾸 말을 걸어서 불편합니다
  > goes-to-a-club-already | 모임을 옮기는 게 나을까요
  rest-of-the-year | 마지막으로 올 하반기 운 좀 봐주세요

  wish-for-love | 연애하고 싶어요
  > why-still-alone | 썸도 없어요 지금
  no-one-around | 진짜 한 명도 없음ㅋㅋㅋㅋ
  dohwa-star | 도화살 있어요?
  dohwa-star | 인기 많은 사주인지 궁금해요
  > why-still-alone | 근데 왜 현실은 없죠
  change-hair | 헤어스타일이라도 바꿔볼까
  best-month-for-love | 몇월이 제일 좋아요
  > after-that-month | 그때 안 생기면 어떡해요

  someone-comes | 헤어진지 반년인데 새로운 사람 만날 수 있을까요
  ready-after-ex | 아직 전남친 생각이 나긴 해요
  blind-date-offered | 이 상태로 소개팅 나가도 될까요
  i-compare-with-ex | 자꾸 비교하게 돼요
  how-long-it-hurts | 언제쯤 완전히 잊을까요
  such-a-love-again | 다음 사람은 전남친보다 나은 사람이에요?
  wish-of-the-next-one | 오래 만날 수 있는 사람이었으면 좋겠어요
  not-hurt-again | 이제 상처받기 싫어요
  trust-again-after-hurt | 사람을 다시 믿을 수 있을까요

  content-alone | 연애 꼭 해야되나요
  wants-and-does-not | 솔직히 귀찮아요
  no-money-for-love | 돈도 없고 시간도 없어요
  wants-and-does-not | 근데 또 외롭긴 함
  > wants-and-does-not | 어쩌라는건지 나도 모르겠네ㅋㅋ

  next-year-luck | 내년 연애운 어때요?
  > best-month-for-love | 상반기가 좋아요 하반기가 좋아요
  meets-at-work | 직장에서 만날 수도 있어요?
  only-the-taken | 학교라서 다 유부남이에요
  ask-for-introduction | 그럼 소개팅을 부탁해볼까요
  > ask-for-introduction | 누구한테 부탁하는 게 좋을까요
  ask-for-introduction | 부탁하는 게 좀 자존심 상해요
  > ask-for-introduction-words | 뭐라고 말하면 안 없어 보여요?
  recognise-the-one | 그 사람 만나면 제가 알아볼 수 있을까요
  love-at-first-sight | 첫눈에 반하나요
  > marry-at-all | 결혼까지 가나요

  after-divorce | 돌싱입니다. 재혼할 수 있겠습니까
  > tells-more | 이혼한 지 5년 됐습니다
  > tells-more | 아들은 애 엄마가 키우고 있고 저는 양육비 보내고 있습니다
  divorced-with-divorced | 상대도 돌싱이 나을까요 미혼이 나을까요
  > someone-comes-when | 언제쯤 만나게 될까요
  tell-of-divorce | 이혼한 걸 처음부터 말해야 합니까
  > tell-of-divorce | 숨기면 안 되겠죠
  second-marriage-well | 결혼에 또 실패할까 봐 두렵습니다
  is-it-my-fault | 제 문제였던 것 같기도 합니다
  my-faults | 어떤 점을 고쳐야 할까요

  > tells-more | 얼굴은 잘생겼어요ㅋㅋ
  spot-a-bad-one | 사기꾼이면 어떡해요
  > may-i-do-so | 일단 씹을까요

  content-alone | 혼자가 편한데 이대로 괜찮을까요
  friends-all-paired | 친구들은 다 애 엄마예요
  > friends-all-paired | 만나면 할 얘기가 없어요
  only-i-stand-still | 저만 뒤처진 느낌?
  content-alone | 비혼으로 살아도 잘 살까요
  sick-and-alone | 근데 가끔 아플 때 서러워요
  fear-of-love | 제가 사실은 연애를 무서워하는 걸까요
  > fear-of-love | 마음을 열려면 어떻게 해야 돼요
  > someone-comes | 지금 열면 누가 오긴 와요?
  > someone-comes-when | 언제?

  my-animal-year | 저랑 잘 맞는 여자는 무슨 띠예요?
  my-animal-year | 피해야 되는 띠도 있나요
  older-or-younger | 연상은 어때요
  foreign-partner | 외국인 만날 가능성도 있어요?
  > foreign-partner | 해외에서 일할 수도 있어서요
  > someone-from-afar | 롱디는 자신 없는데
  > abroad-or-home | 그럼 나가기 전에 만나야 되나요
  > love-this-year | 올해 안에는 힘들까요

  never-loved | 모태솔로인데 첫 남자친구 언제 생겨요?
  wrong-way-round | 저 좋다는 사람은 제가 싫고 제가 좋아하는 사람은 저 안 좋아해요
  > wrong-way-round | 이거 왜 이래요?
  > never-loved | 연애를 책으로 배웠어요ㅋㅋㅋ
  natural-before-crush | 남자랑 둘이 있으면 얼어요
  tell-never-loved | 모쏠인 거 말해도 돼요?
  > how-would-they-take-it | 싫어하지 않을까요
  > first-relationship | 스킨십도 무서워요
  am-i-odd | 제가 이상한 건가요
  kind-of-person-to-come | 첫연애는 어떤 사람이 좋아요

  unlucky-nine | 아홉수라 안 좋은가요
  love-next-year | 내년에 마흔인데 연애할 수 있어요?
  no-more-introductions | 소개도 이제 안 들어와요
  all-want-younger | 결정사 등급도 낮대요 나이 때문에
  > feels-hurt | 자존심이 너무 상해요
  marriage-agency | 그래도 가입은 해야 할까요
  how-many-years-apart | 남자 나이는 몇 살까지 봐야 돼요
  date-a-divorced-one | 돌싱도 봐야 하나요
  date-a-divorced-one | 제 사주에 돌싱남이 있어요?

  how-to-meet | 남친생기는법
  someone-comes-when | 언제생겨여
  crush-taken | 동아리에 괜찮은 오빠 있는데 여친 있대요ㅠ
  > crush-taken | 포기해야겠죠
  > someone-comes | 다른 사람은 없어요?

  never-loved | 마흔인데 제대로 연애를 못 해봤습니다
  my-loves-are-short | 짧게 만나고 끝나는 일이 반복됩니다
  my-loves-are-short | 왜 오래 못 갈까요
  my-loves-are-short | 보통 세 달을 못 넘깁니다
  cool-off-fast | 제가 금방 식는 편입니다
  > always-left-behind | 아니면 상대가 떠나기도 하고요
  > is-it-in-my-chart | 사주에 그런 게 나옵니까
  > change-myself | 고칠 수 있습니까
  kind-of-person-to-come | 오래 갈 수 있는 사람은 어떤 사람입니까
  > someone-comes-when | 그런 사람을 만나는 시기는요
  > prepare-until-then | 그 전에 준비할 게 있다면요?

  why-still-alone | 나 예쁜편인데 왜 남자가 없어?
  told-i-am-a-wall | 철벽친대 내가
  > tells-own-part | 난 그냥 관심이 없는건데
  told-i-am-a-wall | 철벽 어떻게 풀어?
  do-i-seem-easy | 먼저 웃어주면 쉬워보이지 않아?
  > told-i-am-a-wall | 어디까지 해야돼
  > tells-more | 번호 달라는 사람은 많아
  > too-picky | 근데 다 별로야
  > someone-comes-when | 괜찮은 남자 언제 와

  alone-for-life | 저 평생 혼자 사는 건 아니죠?
  alone-for-life | 점집에서 혼자 살 팔자라고 했어요
  > feels-hurt | 너무 충격이었어요
  > alone-for-life | 정말이에요?
  someone-comes | 그럼 인연이 있긴 한 거죠?
  > marry-when-alone | 몇 살에요

  first-message-to-stranger | 소개팅 어플에서 매칭됐는데 뭐라고 보내요
  first-message-to-stranger | 첫 메세지가 어려움
  after-no-answer | 답장이 없으면 또 보내도 돼요?
  ask-out-when | 언제쯤 만나자고 해요
  first-date-ahead | 만나기로 했어요!! 이번주 금요일
  > date-where | 뭐하면 좋을까요
  > app-not-met-yet | 사진이랑 다르면 어떡하죠
  real-me-disappoints | 실망하시면 어떡하지 제가 사진빨이라
  > how-many-percent | 잘될 확률 있어요?

  spouse-blessing | 이혼하고 십년째 혼자예요 남자복이 없는 걸까요
  own-life-at-last | 애들 다 키우고 나니 허전하네요
  > too-late-by-age | 이제 와서 누굴 만난다는 게 주책 같기도 하고
  someone-comes | 좋은 사람 들어올 운이 있나요
  > tells-more | 건강하고 다정한 사람이면 돼요 돈은 안 봐요
  blind-date-offered | 친구가 소개해준다는데 만나볼까요
  companion-not-spouse | 결혼은 말고 연애만 하고 싶은데 괜찮을까요
  > will-the-children-take-it | 애들이 싫어할까요
  > feels-glad | 말씀 들으니 용기가 나네요

  looks-and-love | 저 너무 못생겨서 연애 못할 것 같아요
  > tells-more | 살도 쪘어요
  low-self-worth | 거울 보기가 싫어요
  looks-and-love | 살 빼면 생길까요?
  looks-and-love | 다들 외모만 보잖아요
  takes-me-as-i-am | 저를 있는 그대로 좋아해줄 사람이 있을까요
  > marry-when-alone | 그게 언젠데요
  low-self-worth | 믿고 싶은데 잘 안 믿겨요
  cries-each-day | 요즘 매일 울어요
  never-told-anyone | 친구한테도 말 못 해요

  luck-this-month | 이번달 연애운
  > luck-next-month | 다음달은?
  blind-date-day | 소개팅 날짜 언제로 잡을까
  > blind-date-day | 주말이 낫나 평일이 낫나

  someone-comes | 운명의 상대가 있긴 한가요
  recognise-the-one | 저는 느낌이 오는 사람이 없어요
  blind-dates-tire | 소개팅을 스무번은 한 것 같아요
  love-without-thrill | 다 괜찮은데 설레질 않아요
  love-without-thrill | 설렘이 꼭 있어야 하나요
  lukewarm-second-look | 세 번은 만나보라던데 맞아요?
  lukewarm-second-look | 애프터 온 사람 하나 있는데 거절할까 고민이에요
  too-picky | 제가 너무 재는 걸까요
  > tells-good-sign | 결혼상대로는 나쁘지 않아요 공무원이고
  > will-do-so | 음 그럼 한번 더 만나볼게요
  > someone-comes-when | 그 사람이랑 안 되면 다음은 언제예요

  no-time-for-love | 3교대라 연애할 시간이 없어요
  someone-comes | 이런 나도 연애할 수 있을까요
  > tells-more | 쉬는 날엔 잠만 자요
  > takes-me-as-i-am | 이해해주는 사람이 있을까
  same-trade-or-not | 같은 병원 사람은 어때요
  spouse-job | 의사는 별로죠?ㅋㅋ
  new-place-new-love | 이직하면 연애운도 바뀌나요
  > someone-comes-when | 언제쯤 만나요 그래서
  > tells-more | 지금 만나는 게 나아요 이직하고 만나는 게 나아요

  ask-a-stranger | 헌팅 하면 안되냐
  got-a-number | 클럽에서 만난 여자는 좀 그런가
  > say-i-want-serious | 진지하게 만나고 싶긴 해
  where-to-meet | 그럼 어디로 가야 만나냐고
  which-club-fits | 러닝크루? 독서모임?

  rest-from-love | 연애를 쉬어야 할까요 계속 찾아야 할까요
  > feels-hurt | 지쳤어요 진짜
  > tells-more | 소개팅 앱 모임 다 해봤어요
  rest-from-love | 아무것도 안 하면 진짜 아무도 안 생길까봐 불안해요
  > rest-from-love | 얼마나 쉬면 될까요
  > prepare-until-then | 쉬는 동안 뭐 하면 좋을까요
  > may-i-do-so | 혼자 여행 갈까 생각중이에요
  meets-there | 여행지에서 만날 수도 있어요?ㅎㅎ
  > let-down-by-it | 기대 안 할게요
  love-next-year | 내년 운은 올해보다 나은 거죠?

  no-love-in-chart | 제 사주에 남자가 없대요 무관사주라고
  marry-at-all | 그럼 결혼 못해요?
  > no-love-in-chart | 관이 없으면 남자복이 없는 거예요?
  marry-late | 다른 데서는 늦게 결혼하라던데
  > marry-when-alone | 몇살 이후가 좋은데요
  > marry-early-or-late | 일찍 하면 이혼하나요
  feels-glad | 휴 그래도 다행이네요

  blind-date-offered | 직장동료가 여자 소개해준다는데 받을까요
  date-a-divorced-one | 돌싱이래요
  > date-a-divorced-one | 저는 초혼인데 괜찮을까요
  parents-mind-age-past | 부모님이 반대하실 것 같아서요
  > may-i-do-so | 일단 만나보기만 할까요
  their-birthday-unknown | 상대 생일은 몰라요
  > spot-a-bad-one | 만나면 뭘 봐야 할까요
  > blind-date-coming | 저한테 올해 들어올 인연이 이 사람일까요

  new-place-new-love | 부모님이랑 같이 살아서 연애를 못 하는 걸까요
  new-place-new-love | 독립하면 연애운이 좋아져요?
  family-gathering | 명절 때마다 잔소리 듣기 싫어요
  friends-all-paired | 동생이 먼저 결혼해요
  > friends-all-paired | 축하는 하는데 기분이 이상해요
  > friends-all-paired | 질투하는 제가 나쁜 사람 같아요
  > someone-comes | 저한테도 좋은 소식이 올까요
  someone-comes-when | 언제쯤이면 부모님께 소개할 사람이 생겨요
  > will-spouse-love-me | 그 사람은 저를 많이 좋아해줄까요
`);
